/** Starts the page: the reader's language first, so that nothing is ever shown without words. */

import { mount } from "svelte";
import App from "./App.svelte";
import { BROWSER } from "./shell/storage.ts";
import { chooseLanguage, recallLanguage } from "./words/language.ts";
import { loadTexts } from "./words/texts.ts";
import "./style.css";

const lang = chooseLanguage(recallLanguage(BROWSER), navigator.languages);
const initial = await loadTexts(lang);
document.querySelector(".splash")?.remove();
mount(App, { target: document.body, props: { initial } });
