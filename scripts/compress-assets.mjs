/** Writes a Brotli and a gzip version beside each browser file, for the server. Run after every build. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../build/client/assets')
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const names = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css|svg|json)$/.test(name))
await Promise.all(names.map((name) => compress(join(folder, name))))

async function compress(path) {
  const bytes = readFileSync(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  }
  writeFileSync(`${path}.br`, await brotli(bytes, { params }))
  writeFileSync(`${path}.gz`, await zip(bytes, { level: 9 }))
}
