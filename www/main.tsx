// The entry of the site: language and colours, then the frame with the place of the address.
import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./shell/app.js";
import { prepareLinks } from "./shell/places.js";
import { isEmbedded, startRouter } from "./shell/router.js";
import { language, theme } from "./storage/settings.js";
import "./styles/base.css";

effect(() => {
  document.documentElement.lang = language.value;
  document.documentElement.dataset["theme"] = theme.value;
});
document.documentElement.toggleAttribute("data-embed", isEmbedded);
startRouter();
prepareLinks();
render(<App />, document.getElementById("app")!);
// What the visitor sees comes first. Where this cannot be loaded, the page works online only.
addEventListener("load", () => {
  import("./shell/updates.js").then(({ offerUpdates }) => offerUpdates()).catch(() => {});
});
