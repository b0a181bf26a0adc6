// Vue makes reactive proxies of objects unless they say not to. Private fields cannot work through a proxy,
// and a proxy around a node is another node.

/** A prototype that says so: it is inherited, so that the own one has nothing but members. */
export const UNPROXIED: object = /* @__PURE__ */ Object.create(Object.prototype, {
  __v_skip: { value: true },
});
