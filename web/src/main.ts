/** Starts the page: the reader's language first, so that nothing is ever shown without words. */
import { BROWSER } from "./memory.ts";
import { mount } from "svelte";
import App from "./App.svelte";
import { chooseLanguage, recallLanguage } from "./language.ts";
import { loadTexts } from "./texts.ts";
import "./style.css";

const lang = chooseLanguage(recallLanguage(BROWSER), navigator.languages);
const initial = await loadTexts(lang);
document.querySelector(".splash")?.remove();
mount(App, { target: document.body, props: { initial } });
