import { answerOf, report } from "../browser/report.js";

void report(async () => {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  return [await answerOf(worker)];
});
