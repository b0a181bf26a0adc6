type Bytes = Uint8Array<ArrayBuffer>;

/** What decodes base64 quickly, where there is such a thing: newer engines, and Node. */
type Decoders = {
  Uint8Array: { fromBase64?: (base64: string) => Bytes };
  Buffer?: { from: (base64: string, encoding: "base64") => Bytes };
};

/** The bytes that a base64 text stands for. */
export function bytesFromBase64(base64: string): Bytes {
  const { Uint8Array: Newer, Buffer } = globalThis as unknown as Decoders;
  if (Newer.fromBase64) return Newer.fromBase64(base64);
  if (Buffer) return Buffer.from(base64, "base64");
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}
