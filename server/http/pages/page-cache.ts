import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { pathWithoutLocale } from '../../../shared/lib/locale.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const brotliQuality = 6

/** A rendered page before the view variant is inserted, and before compression. */
export type RenderedPage = { status: number; html: string; headers: Record<string, string> }

export type Encoding = 'br' | 'gzip' | 'identity'

export type ServedPage = { status: number; headers: Record<string, string>; body: Buffer; etag: string }

type Entry = {
  page: RenderedPage
  variants: Map<string, Promise<ServedPage>>
  /** The variants that are ready, for `peek`. */
  ready: Map<string, ServedPage>
  bytes: number
  generation: number
  renderedAt: number
}

export type PageCacheOptions = {
  maxBytes: number
  /** An older entry is refreshed in the background. */
  maxAgeSeconds: number
  /** Inserts a view variant into a rendered page. */
  applyVariant(html: string, variant: string): string
}

/**
 * Rendered public pages, cached compressed and bounded by bytes; least recently used go first. One rendering
 * per key at a time. A stale page is still served while its successor is rendered.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>
  readonly #rendering = new Map<string, Promise<RenderedPage>>()
  readonly #options: PageCacheOptions
  /** Counts changes of content, so that a page rendered before a change is not cached as fresh after it. */
  #generation = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#entries = new LRUCache({
      // The library takes 0 as "without bounds"; here 0 disables the cache.
      maxSize: Math.max(options.maxBytes, 1),
      sizeCalculation: ({ bytes }, key) => bytes + key.length,
    })
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize }
  }

  /**
   * The page of a key in a variant and an encoding, cached or rendered by `render`.
   * @returns the page and whether it was a fresh hit, a stale hit, or a miss
   */
  async serve(
    key: string,
    variant: string,
    encoding: Encoding,
    render: () => Promise<RenderedPage>,
  ): Promise<{ page: ServedPage; outcome: 'hit' | 'stale' | 'miss' }> {
    const entry = this.#entries.get(key)
    if (!entry) {
      const rendered = await this.#renderOnce(key, render)
      const kept = this.#entries.peek(key)
      const page = await (kept?.page === rendered
        ? this.#variantOf(key, kept, variant, encoding)
        : this.#encode(rendered, variant, encoding))
      return { page, outcome: 'miss' }
    }
    const isStale = this.#isStale(entry)
    // A failed refresh leaves the old page in place; the next request tries again.
    if (isStale) this.#renderOnce(key, render).catch(() => {})
    return { page: await this.#variantOf(key, entry, variant, encoding), outcome: isStale ? 'stale' : 'hit' }
  }

  /** A page that is fresh and ready in this variant and encoding; else undefined, and `serve` is needed. */
  peek(key: string, variant: string, encoding: Encoding): ServedPage | undefined {
    const entry = this.#entries.get(key)
    return entry && !this.#isStale(entry) ? entry.ready.get(`${variant} ${encoding}`) : undefined
  }

  /** Content has changed: every entry is refreshed in the background at its next request. */
  markStale(): void {
    this.#generation += 1
  }

  /**
   * New publications show at once: pages at these paths are rendered again, in both languages. A path that ends with
   * `/*` stands for every page below it.
   */
  drop(paths: readonly string[]): void {
    for (const key of [...this.#entries.keys()]) {
      const path = pathWithoutLocale(key.split('?')[0] ?? '')
      const below = `${path.slice(0, path.lastIndexOf('/'))}/*`
      if (paths.includes(path) || paths.includes(below)) this.#entries.delete(key)
    }
  }

  /** Content was withdrawn: nothing rendered before is served again. */
  purge(): void {
    this.#generation += 1
    this.#entries.clear()
  }

  #renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const renderingKey = `${this.#generation} ${key}`
    const running = this.#rendering.get(renderingKey)
    if (running) return running
    const generation = this.#generation
    const started = render()
      .then((page) => {
        if (page.status === 200 || page.status === 404) this.#keep(key, page, generation)
        return page
      })
      .finally(() => this.#rendering.delete(renderingKey))
    this.#rendering.set(renderingKey, started)
    return started
  }

  #keep(key: string, page: RenderedPage, generation: number): void {
    if (generation !== this.#generation) return
    this.#entries.set(key, {
      page,
      variants: new Map(),
      ready: new Map(),
      bytes: Buffer.byteLength(page.html),
      generation,
      renderedAt: Date.now(),
    })
  }

  #isStale({ generation, renderedAt }: Entry): boolean {
    return generation !== this.#generation || Date.now() - renderedAt > this.#options.maxAgeSeconds * 1000
  }

  async #variantOf(key: string, entry: Entry, variant: string, encoding: Encoding): Promise<ServedPage> {
    const name = `${variant} ${encoding}`
    const known = entry.variants.get(name)
    if (known) return known
    const encoded = this.#encode(entry.page, variant, encoding)
    entry.variants.set(name, encoded)
    const page = await encoded
    entry.ready.set(name, page)
    const kept = this.#entries.peek(key)
    if (kept?.page === entry.page) {
      this.#entries.set(key, { ...kept, bytes: kept.bytes + page.body.byteLength })
    }
    return page
  }

  async #encode(page: RenderedPage, variant: string, encoding: Encoding): Promise<ServedPage> {
    const html = Buffer.from(this.#options.applyVariant(page.html, variant))
    const body = await compress(html, encoding)
    const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
    return { status: page.status, headers: page.headers, body, etag: `"${hash}-${encoding}"` }
  }
}

async function compress(html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return html
  if (encoding === 'gzip') return compressGzip(html)
  return compressBrotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.byteLength,
    },
  })
}
