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

it.each(['/en//evil.example/x', '/tools//evil.example', '/en/\\evil.example'])(
  'leads nowhere else by way of a language prefix: %j (trust 21)',
  (value) => {
    expect(localPath(value, '/home')).toBe('/home')
    expect(pathInLocale(value, 'zh')).not.toMatch(/^\/[/\\]/)
  },
)
