/** Types of the elements in templates of Vue: `import type {} from "cotulenh-wasm/elements/vue"`. */
import type { HTMLAttributes, PublicProps } from "vue";
import type {
  CotulenhBoardElement,
  CotulenhBoardEvents,
  CotulenhBoardProps,
} from "../board/element.js";
import type { CotulenhGameElement, CotulenhGameEvents, CotulenhGameProps } from "../game-viewer.js";

/** Listeners: `@select` is `onSelect`. */
type Listeners<Events> = {
  [Name in keyof Events as `on${Capitalize<Name & string>}`]?:
    ((event: Events[Name]) => void) | undefined;
};

/** What a template may use, as Vue's documentation of custom elements has it. */
type Tag<Made, Props, Events> = new () => Made & {
  /** @deprecated only for templates */
  $props: Omit<HTMLAttributes, keyof Props | keyof Listeners<Events>> &
    Props &
    Listeners<Events> &
    PublicProps;
};

declare module "vue" {
  interface GlobalComponents {
    "cotulenh-board": Tag<CotulenhBoardElement, CotulenhBoardProps, CotulenhBoardEvents>;
    "cotulenh-game": Tag<CotulenhGameElement, CotulenhGameProps, CotulenhGameEvents>;
  }
}
