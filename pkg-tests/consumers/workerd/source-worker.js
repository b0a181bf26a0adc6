import { CoTuLenh } from "./source.js";

export default {
  fetch() {
    return Response.json(new CoTuLenh().moves());
  },
};
