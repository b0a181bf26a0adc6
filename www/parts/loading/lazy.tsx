// A part that is loaded when it is first shown.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Failure } from "./failure.js";

/** A component that is loaded when it is first shown, or a little before. */
type Lazy<Props> = ComponentType<Props> & { prepare: () => void };

/** A component that is loaded when it is first shown. If that fails, the failure is shown in its place. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  let View: ComponentType<Props> | null = null;
  const find = async () => void (View ??= await load());
  const Loaded = (props: Props) => {
    const [failed, setFailed] = useState<{ error: unknown } | null>(null);
    const [, setLoaded] = useState(View !== null);
    useEffect(() => {
      // Also if it was loaded between the render and this effect.
      find().then(
        () => setLoaded(true),
        (error: unknown) => {
          setFailed({ error });
          // For the console: what has happened.
          throw error;
        },
      );
    }, []);
    if (failed) return <Failure error={failed.error} />;
    return View && <View {...props} />;
  };
  // A failure is reported when the part is shown.
  return Object.assign(Loaded, { prepare: () => void find().catch(() => {}) });
}
