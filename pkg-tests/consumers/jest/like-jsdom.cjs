// What matters of Jest's jsdom environment: it asks for builds for browsers, and hides these.
const { TestEnvironment } = require("jest-environment-node");

module.exports = class LikeJsdom extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of ["TextDecoder", "TextEncoder", "fetch"]) delete this.global[name];
  }

  exportConditions() {
    return ["browser"];
  }
};
