import { expect } from '@playwright/test'
import { demoStaff } from '../../../server/db/demo/demo-people.ts'
import { demoOperatorMarks } from '../../../server/db/demo/operator.ts'
import { pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { demoTool } from '../world/demo-content.ts'
import type { Person } from './person.ts'

const marks = [
  ...demoOperatorMarks,
  ...demoStaff.map(({ name }) => name),
  ...['discourse', 'zulip'].map((word) => demoTool(word).name.en),
  ...['/outbox', '演示', '虚构', 'fictitious'],
]
const demoWord = /\bdemo\b/i

/** Every page that these people reach by links, as each of them sees it, is of this portal alone. */
export async function expectNothingOfDemo(origin: string, people: Person[]): Promise<void> {
  const found: string[] = []
  for (const person of people) {
    const seen = new Set([person.at('/home'), person.at('/accountCenter'), person.at('/staff')])
    for (const path of seen) {
      const response = await person.page.request.get(origin + path)
      if (!(response.headers()['content-type'] ?? '').includes('html')) continue
      const html = await response.text()
      const shown = marks.filter((mark) => html.includes(mark))
      if (demoWord.test(html)) shown.push('demo')
      found.push(...shown.map((mark) => `${path}: ${mark}`))
      for (const next of linksIn(html, origin, person)) seen.add(next)
    }
    expect(seen.size).toBeGreaterThan(30)
  }
  expect(found).toEqual([])
}

/** Paths in the person's language, without the searches and filters of each page. */
function linksIn(html: string, origin: string, person: Person): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const { origin: other, pathname } = new URL(href.replaceAll('&amp;', '&'), origin)
    const isOwn = other === origin && pathname === person.at(pathWithoutLocale(pathname))
    return isOwn ? [pathname] : []
  })
}
