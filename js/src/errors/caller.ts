// Public functions whose errors begin with their caller, where the mistake is.
import { adviseCall } from "./advice.js";
import { CoTuLenhError } from "./error.js";

/** Missing in older browsers. */
const { captureStackTrace } = Error as {
  captureStackTrace?: (error: object, method: Function) => void;
};

/**
 * Throws an error whose stack begins with the caller of `method`, where the mistake is.
 * @internal
 */
export function throwAtCaller(error: unknown, method: Function): never {
  // For an uncaught error Node prints the line of the `throw`, which is all the code of a bundle, unless
  // that line has these words. Minifiers keep directives.
  "node-do-not-add-exception-line";
  if (error instanceof CoTuLenhError) {
    // Those of the wasm side have the name and the fields, and become members of the class here.
    Object.setPrototypeOf(error, CoTuLenhError.prototype);
    captureStackTrace?.(error, method);
  }
  throw error;
}

/**
 * The stack from the caller of `method` on, as text, for errors that come later. Empty in older browsers.
 * @internal
 */
export function captureCaller(method: Function): string {
  const caller: { stack?: string } = {};
  captureStackTrace?.(caller, method);
  return caller.stack?.replace(/^.*\n?/, "") ?? "";
}

/** How a public function is made. */
interface Wrapping {
  /** May it be passed to `map` and the like, which pass more arguments than it has? */
  isCallback?: boolean;
  /** Called first, with what the function was called on. */
  before?: ((self: unknown) => void) | undefined;
}

/**
 * The same function, whose errors begin with its caller, and which refuses surplus arguments.
 * @internal
 */
export function throwingAtCaller<T extends (...args: never[]) => unknown>(
  inner: T,
  { isCallback, before }: Wrapping = {},
): T {
  // A method has no `prototype` and cannot be called with `new`. No function of the package takes more than
  // three arguments; an array of them, made in every call, would cost more than some of the calls.
  const { method } = {
    method(this: unknown, first: never, second: never, third: never): unknown {
      try {
        before?.(this);
        if (arguments.length > inner.length && !isCallback) refuseSurplus(inner, [...arguments]);
        return inner.call(this, first, second, third);
      } catch (error) {
        throwAtCaller(error, method);
      }
    },
  };
  Object.defineProperty(method, "name", { value: inner.name });
  return Object.defineProperty(method, "length", { value: inner.length }) as T;
}

/** Whether a value is an event, of the DOM or of a framework. */
function isEvent(value: unknown): boolean {
  try {
    return typeof (value as Event | null | undefined)?.preventDefault === "function";
  } catch {
    return false;
  }
}

/**
 * Nothing is ignored, as who passes more than a call takes expects something of it; but for the event of
 * `button.onclick = play.undo`.
 * @internal
 */
export function refuseSurplus(inner: Function, args: readonly unknown[]): void {
  if (args.slice(inner.length).every((surplus) => surplus === undefined)) return;
  if (inner.length === 0 && args.length === 1 && isEvent(args[0])) return;
  const message = `${inner.name}() takes fewer arguments${adviseCall(inner.name, args)}`;
  throw new CoTuLenhError("INVALID_ARGUMENT", message);
}
