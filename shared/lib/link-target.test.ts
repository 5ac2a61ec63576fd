import { expect, it } from 'vitest'
import { linkTarget, targetHref } from './link-target.ts'

it.each([
  ['/tools', '/tools'],
  [' /projects?stage=pilot ', '/projects?stage=pilot'],
  ['www.example.org', 'https://www.example.org'],
  ['//example.org/a', 'https://example.org/a'],
  ['http://example.org', 'https://example.org'],
  ['mailto:help@example.org', 'mailto:help@example.org'],
])('keeps %s as %s', (entered, kept) => expect(linkTarget(entered)).toBe(kept))

it.each(['', 'javascript:alert(1)', 'data:text/html,x', '/a//b', '/\\evil.example', '/with space'])(
  'takes %s for no link',
  (entered) => expect(linkTarget(entered)).toBeNull(),
)

it('stays in the language of the page within the portal alone', () => {
  expect(targetHref('/tools', 'en')).toBe('/en/tools')
  expect(targetHref('/tools', 'zh')).toBe('/tools')
  expect(targetHref('https://example.org', 'en')).toBe('https://example.org')
})
