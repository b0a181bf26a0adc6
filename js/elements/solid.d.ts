/** Types of the elements in the JSX of Solid: `import type {} from "cotulenh-wasm/elements/solid"`. */
import type { JSX } from "solid-js";
import type {
  CotulenhBoardElement,
  CotulenhBoardEvents,
  CotulenhBoardProps,
} from "../board/element.js";
import type { CotulenhGameElement, CotulenhGameEvents, CotulenhGameProps } from "../game-viewer.js";

/** Solid sets attributes by their names, properties by `prop:`, and listens by `on:`. */
type Prefixed<Props, Events> = {
  [Name in keyof Props as `prop:${Name & string}`]?: Props[Name];
} & {
  [Name in keyof Events as `on:${Name & string}`]?: ((event: Events[Name]) => void) | undefined;
};

type Tag<Made, Props, Events> = Props &
  Prefixed<Props, Events> &
  Omit<JSX.HTMLAttributes<Made>, keyof Props | keyof Prefixed<Props, Events>>;

declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements {
      "cotulenh-board": Tag<CotulenhBoardElement, CotulenhBoardProps, CotulenhBoardEvents>;
      "cotulenh-game": Tag<CotulenhGameElement, CotulenhGameProps, CotulenhGameEvents>;
    }
  }
}
