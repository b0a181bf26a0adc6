/** Types of the elements in the JSX of Preact: `import type {} from "cotulenh-wasm/elements/preact"`. */
import type { HTMLAttributes } from "preact";
import type {
  CotulenhBoardElement,
  CotulenhBoardEvents,
  CotulenhBoardProps,
} from "../board/element.js";
import type { CotulenhGameElement, CotulenhGameEvents, CotulenhGameProps } from "../game-viewer.js";

/** Listeners: `onselect`, `ondrop`. */
type Listeners<Events> = {
  [Name in keyof Events as `on${Name & string}`]?: ((event: Events[Name]) => void) | undefined;
};

type Tag<Made extends HTMLElement, Props, Events> = Props &
  Listeners<Events> &
  Omit<HTMLAttributes<Made>, keyof Props | keyof Listeners<Events>>;

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "cotulenh-board": Tag<CotulenhBoardElement, CotulenhBoardProps, CotulenhBoardEvents>;
      "cotulenh-game": Tag<CotulenhGameElement, CotulenhGameProps, CotulenhGameEvents>;
    }
  }
}
