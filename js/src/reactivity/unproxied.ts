// Keeps Vue from wrapping objects in reactive proxies: private fields do not work through a proxy, and a proxied node
// would not be equal to the node itself.

/** The prototype with Vue's marker. It is inherited, so that a class's own prototype has only its members. */
export const UNPROXIED: object = /* @__PURE__ */ Object.create(Object.prototype, {
  __v_skip: { value: true },
});
