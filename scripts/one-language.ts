import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minifySync, type Plugin, type Rolldown } from 'vite'

/** Stands for the page's language in the browser's code until each chunk is made for both languages. */
const marker = '__PAGE_LANGUAGE__'
const messageFile = /\/messages\/generated\/messages\/(?!_index)\w+\.js$/
/** Replaces Paraglide's runtime in each message: a chunk is cut to a language only by its own content. */
const runtime = `export const experimentalStaticLocale = ${marker}; export const getLocale = () => ${marker}`

/**
 * Gives the browser its code in one language. A chunk that holds a message, or imports such a chunk, is
 * written twice: in Chinese under the name that the build gave it, in English below `en/`; the other chunks
 * are shared. The server names the files of the page's language (`server/http/pages/language-assets.ts`), so
 * changing the language loads a whole new page.
 */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^\.\.\/runtime\.js$/ },
      handler: (_, importer) =>
        importer && messageFile.test(importer) ? `\0page-language?${importer}` : undefined,
    },
    load: {
      filter: { id: /^\0page-language\?/ },
      handler: () => ({ code: runtime, moduleSideEffects: false }),
    },
    // Browsers cache a file for good by its name, so the name changes with the way the two versions are made.
    augmentChunkHash: () => readFileSync(fileURLToPath(import.meta.url), 'utf8'),
    // Only the written chunks are complete: Vite inserts the preloads until then.
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const spoken = spokenFiles(chunks)
      mkdirSync(join(dir, 'assets/en'), { recursive: true })
      for (const { fileName, code } of chunks) {
        if (!spoken.has(fileName)) continue
        writeFileSync(join(dir, fileName), inLanguage(code, 'zh'))
        writeFileSync(join(dir, englishFile(fileName)), inLanguage(withEnglishPaths(code, spoken), 'en'))
      }
    },
  }
}

/** `assets/en/x.js` for `assets/x.js`. */
function englishFile(fileName: string): string {
  return fileName.replace(/^assets\//, 'assets/en/')
}

/** The chunks that hold messages, and those that import them: they keep a page's code in one language. */
function spokenFiles(chunks: Rolldown.OutputChunk[]): Set<string> {
  const spoken = new Set(chunks.filter((chunk) => chunk.code.includes(marker)).map((chunk) => chunk.fileName))
  for (let before = -1; before < spoken.size; ) {
    before = spoken.size
    for (const { fileName, imports, dynamicImports } of chunks) {
      if ([...imports, ...dynamicImports].some((file) => spoken.has(file))) spoken.add(fileName)
    }
  }
  return spoken
}

/** An English chunk lies one folder below the chunks that both languages share. */
function withEnglishPaths(code: string, spoken: Set<string>): string {
  return code.replaceAll(/(["'`])\.\/([\w.-]+\.(?:js|css))\1/g, (whole, quote, name) =>
    spoken.has(`assets/${name}`) ? whole : `${quote}../${name}${quote}`,
  )
}

function inLanguage(code: string, language: 'zh' | 'en'): string {
  const { code: minified, errors } = minifySync('chunk.js', code.replaceAll(marker, `'${language}'`), {
    module: true,
    compress: { target: 'es2022' },
    mangle: true,
    codegen: { removeWhitespace: true },
  })
  const [error] = errors
  if (error) throw new Error(error.message)
  return minified
}
