// The entry of the site: language and colours, then the frame with the place of the address.
import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./shell/app.js";
import { prepareLinks, whenIdle } from "./shell/loaders.js";
import { isEmbedded, startRouter } from "./routing/router.js";
import { keepInstallPrompt } from "./storage/offline.js";
import { language, theme } from "./storage/settings.js";
import "./styles/base.css";
import "./shell/shell.css";

effect(() => {
  document.documentElement.lang = language.value;
  document.documentElement.dataset["theme"] = theme.value;
});
document.documentElement.toggleAttribute("data-embed", isEmbedded);
keepInstallPrompt();
startRouter();
prepareLinks();
render(<App />, document.getElementById("app")!);
// Registered last, so that it does not delay the page. If this fails, the site works online only.
addEventListener("load", () =>
  whenIdle(() => {
    import("./shell/updates.js").then(({ offerUpdates }) => offerUpdates()).catch(() => {});
  }),
);
