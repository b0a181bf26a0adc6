/** Leaves the answers, or the failure, where the test looks for them. */
export async function report(work) {
  try {
    globalThis.consumer = { answers: await work() };
  } catch (error) {
    globalThis.consumer = { error: String(error) };
  }
}

/** The first message of a worker. */
export function answerOf(worker) {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message || "the worker could not start"));
  });
}
