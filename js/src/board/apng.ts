// Joining PNG files into an animated one (APNG, the third edition of the PNG specification): the packed pixels of each
// file become a frame. Nothing is packed again.

/** A frame: a PNG file, where it is drawn, and how long it is seen, in milliseconds. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly duration: number;
  /** Whether the frame before is seen through what is transparent. */
  readonly isOver: boolean;
  readonly png: Uint8Array;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The longest time of a frame: it has 16 bits. */
const LONGEST = 0xffff;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = CRC_TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return ~crc;
}

/** Numbers of four or two bytes, the highest first. */
function numbers(...all: readonly (readonly [value: number, bytes: 1 | 2 | 4])[]): Uint8Array {
  return Uint8Array.from(
    all.flatMap(([value, bytes]) =>
      Array.from({ length: bytes }, (_, i) => (value >>> (8 * (bytes - 1 - i))) & 0xff),
    ),
  );
}

function concat(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A chunk: its length, its name, what is in it, and a checksum. */
function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = concat(new TextEncoder().encode(name), data);
  return concat(numbers([data.length, 4]), named, numbers([crcOf(named), 4]));
}

/** What is in the chunks of this name, together. */
function dataOf(png: Uint8Array, name: string): Uint8Array {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const found: Uint8Array[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = view.getUint32(at);
    const start = at + 8;
    if (new TextDecoder().decode(png.subarray(at + 4, start)) === name) {
      found.push(png.subarray(start, start + length));
    }
    at = start + length + 4;
  }
  return concat(...found);
}

/** Joins parts, the first of which is the whole picture. `loops` 0 is for ever. */
export function joinParts(parts: readonly Part[], loops: number): Uint8Array<ArrayBuffer> {
  const [first] = parts;
  if (!first) return new Uint8Array();
  const chunks = [
    Uint8Array.from(SIGNATURE),
    chunk("IHDR", dataOf(first.png, "IHDR")),
    chunk("acTL", numbers([parts.length, 4], [loops, 4])),
  ];
  let sequence = 0;
  for (const { x, y, width, height, duration, isOver, png } of parts) {
    const sizes = [width, height, x, y].map((value) => [value, 4] as const);
    const delay = Math.min(Math.max(Math.round(duration), 0), LONGEST);
    // In thousandths of a second; the frame before stays.
    const time = [[delay, 2], [1000, 2]] as const; // prettier-ignore
    const control = numbers([sequence++, 4], ...sizes, ...time, [0, 1], [isOver ? 1 : 0, 1]);
    chunks.push(chunk("fcTL", control));
    const data = dataOf(png, "IDAT");
    chunks.push(
      png === first.png
        ? chunk("IDAT", data)
        : chunk("fdAT", concat(numbers([sequence++, 4]), data)),
    );
  }
  return concat(...chunks, chunk("IEND", new Uint8Array()));
}
