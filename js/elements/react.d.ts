/** Types of the elements in the JSX of React 19: `import type {} from "cotulenh-wasm/elements/react"`. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type {
  CotulenhBoardElement,
  CotulenhBoardEvents,
  CotulenhBoardProps,
} from "../board/element.js";
import type { CotulenhGameElement, CotulenhGameEvents, CotulenhGameProps } from "../game-viewer.js";

/** Listeners: `onselect`, `ondrop`. React takes the rest of the name as it is. */
type Listeners<Events> = {
  [Name in keyof Events as `on${Name & string}`]?: ((event: Events[Name]) => void) | undefined;
};

type Tag<Made, Props, Events> = Props &
  Listeners<Events> &
  Omit<DetailedHTMLProps<HTMLAttributes<Made>, Made>, keyof Props>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "cotulenh-board": Tag<CotulenhBoardElement, CotulenhBoardProps, CotulenhBoardEvents>;
      "cotulenh-game": Tag<CotulenhGameElement, CotulenhGameProps, CotulenhGameEvents>;
    }
  }
}
