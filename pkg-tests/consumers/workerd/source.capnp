# A worker that imports the wasm as a module. The test puts the files of the package beside this one.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);

const worker :Workerd.Worker = (
  compatibilityDate = "2026-01-01",
  modules = [
    (name = "source-worker.js", esModule = embed "source-worker.js"),
    (name = "source.js", esModule = embed "source.js"),
    (name = "web.js", esModule = embed "web.js"),
    (name = "cotulenh_wasm_bg.wasm", wasm = embed "cotulenh_wasm_bg.wasm"),
  ],
);
