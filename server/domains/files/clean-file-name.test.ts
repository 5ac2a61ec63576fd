import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanFileName } from './clean-file-name.ts'

describe('file names', () => {
  it.each([
    ['登记证书.PDF', '登记证书.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\papers\\法人证书.jpg', '法人证书.pdf'],
    ['evil\u202Efdp.exe', 'evilfdp.pdf'],
    ['a\r\nSet-Cookie: x', 'aSet-Cookie_ x.pdf'],
    ['', 'file.pdf'],
    ['...', 'file.pdf'],
  ])('%j is shown as %j', (given, shown) => {
    expect(cleanFileName(given, 'pdf')).toBe(shown)
  })

  it('have one part, no control characters and an end to their length, whatever was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
        const name = cleanFileName(given, 'png')
        expect(name).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}/\\<>:"|?*]+\.png$/u)
        expect(Array.from(name).length).toBeLessThanOrEqual(124)
      }),
    )
  })
})
