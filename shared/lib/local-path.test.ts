import { describe, expect, it } from 'vitest'
import { localPath } from './local-path.ts'
import { pathInLocale } from './locale.ts'

describe('localPath', () => {
  it.each(['/', '/tools', '/en/tools?keywords=%E5%BF%97#a', '/toolAskFor/1001?step=2&a=b'])(
    'keeps %j',
    (path) => expect(localPath(path)).toBe(path),
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'tools',
    '/a b',
    '/a\n//evil.example',
    '/a\\b',
    '',
    null,
    undefined,
    7,
    ['/tools'],
  ])('goes nowhere else for %j (trust 21)', (value) => expect(localPath(value, '/home')).toBe('/home'))
})

it.each([
  ['/机构?名=é#𝌆', '/%E6%9C%BA%E6%9E%84?%E5%90%8D=%C3%A9#%F0%9D%8C%86'],
  ['/；evil', '/%EF%BC%9Bevil'],
])('makes of %j what a header can hold', (value, path) => {
  expect(localPath(value)).toBe(path)
  expect(new Headers({ location: localPath(value) }).get('location')).toBe(path)
})

it.each(['/en//evil.example/x', '/tools//evil.example', '/en/\\evil.example'])(
  'leads nowhere else by way of a language prefix: %j (trust 21)',
  (value) => {
    expect(localPath(value, '/home')).toBe('/home')
    expect(pathInLocale(value, 'zh')).not.toMatch(/^\/[/\\]/)
  },
)
