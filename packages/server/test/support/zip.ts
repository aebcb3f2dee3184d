import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive; what is left out is what it should be. */
export interface ZipEntry {
  /** As bytes where it is not to be UTF-8. */
  readonly name: string | Uint8Array;
  readonly content?: string | Uint8Array;
  /** The kind and the rights of the file as Unix knows them. */
  readonly mode?: number;
  readonly flags?: number;
  /** What the archive says of the size, unpacked. */
  readonly saidSize?: number;
  readonly method?: number;
}

const UTF8 = 0x800;
const MADE_BY_UNIX = 3 << 8;

/** The bytes of a ZIP archive with these entries, however wrong they are. */
export const zipOf = (entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> => {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', mode = 0o100_644, saidSize, method = 8, ...entry } of entries) {
    const nameBytes = Buffer.from(name);
    const raw = Buffer.from(content);
    const packed = method === 8 ? deflateRawSync(raw) : raw;
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(entry.flags ?? (typeof name === 'string' ? UTF8 : 0), 2);
    head.writeUInt16LE(method, 4);
    head.writeUInt32LE(crc32(raw), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(saidSize ?? raw.length, 18);
    head.writeUInt16LE(nameBytes.length, 22);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), head, nameBytes, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    const madeBy = Buffer.alloc(2);
    madeBy.writeUInt16LE(MADE_BY_UNIX | 20, 0);
    list.push(Buffer.from('PK\u0001\u0002', 'latin1'), madeBy, head, tail, nameBytes);
    files.push(file);
    offset += file.length;
  }
  const central = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Uint8Array.from(Buffer.concat([...files, central, Buffer.from('PK\u0005\u0006', 'latin1'), end]));
};
