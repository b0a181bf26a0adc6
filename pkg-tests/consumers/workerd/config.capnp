# The worker of the README, which the test bundles beside this file.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);

const worker :Workerd.Worker = (
  compatibilityDate = "2026-01-01",
  modules = [
    (name = "workerd.js", esModule = embed "workerd.js"),
    (name = "cotulenh_wasm_bg.wasm", wasm = embed "cotulenh_wasm_bg.wasm"),
  ],
);
