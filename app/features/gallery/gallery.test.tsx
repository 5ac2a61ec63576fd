import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { matchPath } from 'react-router'
import { describe, expect, it } from 'vitest'
import { pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { pageRoutes } from '../../route-table.ts'
import { PageLocale } from '../../ui/page-locale.tsx'
import { UiWords } from '../../ui/ui-words.tsx'
import { GalleryPage } from './gallery-page.tsx'

/** Primitives that are only shown within others, and why. */
const shownWithin: Record<string, string> = {
  Anchor: 'the bare element of every link',
  Count: 'how much of a text’s limit is written, below its field',
  Field: 'the frame of every field',
  NewWindow: 'what a link and a button say that open a window',
}

const sourcesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))

const ui = join(import.meta.dirname, '../../ui')
const components = ['', 'controls', 'joint']
  .flatMap((folder) => sourcesIn(join(ui, folder)))
  .flatMap((source) => [...source.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name]) => name ?? ''))
const gallery = sourcesIn(import.meta.dirname).join('\n')

const words = { errorPrefix: '错误：', optional: '（选填）', newWindow: '（在新窗口打开）' }
const pages = (['zh', 'en'] as const).map((locale) => ({
  locale,
  html: renderToStaticMarkup(
    <UiWords value={words}>
      <PageLocale value={locale}>
        <GalleryPage locale={locale} />
      </PageLocale>
    </UiWords>,
  ),
}))

describe('the gallery', () => {
  it.each(components)('shows %s', (name) => {
    if (shownWithin[name]) expect(gallery).not.toMatch(new RegExp(`<${name}[\\s/>]`))
    else expect(gallery).toMatch(new RegExp(`<${name}[\\s/>]`))
  })

  it('excuses only what there is', () => {
    for (const name of Object.keys(shownWithin)) expect(components).toContain(name)
  })

  it.each([
    ['text', ['empty', 'filled', 'hint', 'optional', 'error', 'disabled']],
    ['area', ['empty', 'filled', 'hint', 'optional', 'error', 'disabled']],
    ['select', ['empty', 'filled', 'hint', 'optional', 'error', 'disabled']],
    ['date', ['empty', 'filled', 'hint', 'optional', 'error', 'disabled']],
    ['file', ['empty', 'filled', 'hint', 'optional', 'error', 'disabled']],
    ['radio', ['empty', 'filled', 'hint', 'optional', 'error', 'disabled']],
    ['check', ['empty', 'filled', 'hint', 'optional', 'error', 'disabled']],
    ['set', ['empty', 'filled', 'hint', 'optional', 'error']],
    ['tick', ['empty', 'filled', 'hint', 'disabled']],
  ])('shows a field of the kind %s in the states %j', (stem, states) => {
    for (const { html } of pages) for (const state of states) expect(html).toContain(` id="${stem}-${state}"`)
  })

  it('leads to each problem that its summary names', () => {
    for (const { html } of pages) {
      const summary = /class="error-summary".*?<\/ul>/s.exec(html)?.[0] ?? ''
      const targets = [...summary.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
      expect(targets.length).toBeGreaterThan(5)
      for (const id of targets) expect(html).toContain(` id="${id}"`)
    }
  })

  it('links to pages that there are, in its own language, and to places of its own', () => {
    for (const { locale, html } of pages) {
      const links = [...html.matchAll(/<(?:a|form)\b[^>]* (?:href|action)="([^"]+)"/g)].map(
        ([, address]) => address ?? '',
      )
      for (const address of links) {
        if (address.startsWith('#')) expect(html).toContain(` id="${address.slice(1)}"`)
        if (/^[#?]/.test(address)) continue
        expect(address.startsWith('/en/')).toBe(locale === 'en')
        const isPage = pageRoutes.some(({ path }) => matchPath(path, pathWithoutLocale(address)))
        expect(isPage, address).toBe(true)
      }
    }
  })

  it('gives every id once', () => {
    for (const { html } of pages) {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
    }
  })
})
