/** The browser's own voice, for those who cannot read yet; not every browser has one. */

export function canSpeak(): boolean {
  return "speechSynthesis" in globalThis;
}

export function speakAloud(text: string, lang: string): void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
