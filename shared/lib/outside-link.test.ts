import { describe, expect, it } from 'vitest'
import { hasDomain, opensInNewTab, outsideHref } from './outside-link.ts'

describe('outsideHref', () => {
  it.each([
    ['www.example.org/a', '//www.example.org/a'],
    ['//example.org', '//example.org'],
    ['example.org:8080/x', '//example.org:8080/x'],
    ['https://example.org', 'https://example.org'],
    ['HTTP://example.org', 'HTTP://example.org'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['tel:+8613800138000', 'tel:+8613800138000'],
    [' example.org ', '//example.org'],
  ])('%j → %j', (entered, href) => expect(outsideHref(entered)).toBe(href))

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '',
    'a b',
    '\\\\evil',
  ])('makes no link of %j (trust 21)', (entered) => expect(outsideHref(entered)).toBeNull())
})

describe('hasDomain', () => {
  it.each([
    ['//www.example.org/a', true],
    ['https://例子.中国/a', true],
    ['http://192.168.0.4:8080', true],
    ['mailto:a@example.org', true],
    ['//不是网址', false],
    ['https://intranet', false],
    ['https://.', false],
    ['//', false],
  ])('%j: %j', (href, expected) => expect(hasDomain(href)).toBe(expected))
})

describe('opensInNewTab', () => {
  const origin = 'https://portal.example.org'
  it.each([
    ['https://files.example.org/a.pdf', true],
    ['https://files.example.org/a.MP4?x=1', true],
    ['//files.example.org/film.mp4', true],
    ['https://files.example.org/a.zip', false],
    ['https://portal.example.org/a.pdf', false],
    ['/files/a.pdf', false],
    ['https://files.example.org/pdf', false],
    ['http://', false],
  ])('%j: %j', (link, expected) => expect(opensInNewTab(link, origin)).toBe(expected))
})
