import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { makePdf, makePdfWithObjectStream } from '../../tests/support/make-pdf.ts'
import { inspectPdf } from './inspect-pdf.ts'

const refusalOf = (bytes: Buffer) => inspectPdf(bytes).refusal
const script = '<</S/JavaScript/JS(app.alert(1))>>'

describe('kept', () => {
  test.each([
    ['one page', makePdf(), 1],
    ['20 pages', makePdf({ pages: 20 }), 20],
    ['pages in an object stream', makePdfWithObjectStream({ pages: 7 }), 7],
    [
      'a first view and a link',
      makePdf({ catalog: '/OpenAction [3 0 R /Fit] /A << /S /URI /URI (https://a.cn) >>' }),
      1,
    ],
    [
      'an image of random bytes',
      makePdf({ extra: [{ body: '<< /Subtype /Image >>', data: randomBytes(2_000_000) }] }),
      1,
    ],
    ['a page drawn first of all by numbers', makePdf({ extra: [drawing('0 0 100 100 re f')] }), 1],
    [
      'names that only begin alike',
      makePdf({ catalog: '/LaunchPad 1 /EncryptMetadata false /JSON 1 /EFX 1' }),
      1,
    ],
  ])('%s', (_, bytes, pages) => {
    expect(inspectPdf(bytes)).toEqual({ refusal: null, pages })
  })

  test('a page that a later revision wrote again counts once', () => {
    const revised = Buffer.concat([makePdf({ pages: 15 }), makePdf({ pages: 15 }).subarray(9)])
    expect(inspectPdf(revised)).toEqual({ refusal: null, pages: 15 })
  })
})

describe('trust 22: active', () => {
  test.each([
    ['a script at the opening', makePdf({ catalog: `/OpenAction ${script}` })],
    ['a script under another spelling', makePdf({ catalog: '/OpenAction <</S/J#61vaScrip#74/J#53(1)>>' })],
    ['a script in an object stream', makePdfWithObjectStream({ extra: [script] })],
    ['only its short name in an object stream', makePdfWithObjectStream({ extra: ['<</JS 5 0 R>>'] })],
    [
      'a script in a stream that denies to hold objects',
      makePdfWithObjectStream({ extra: [script], dictionary: '/Subtype/Image/Filter/FlateDecode' }),
    ],
    [
      'a script inside the data of a stream',
      makePdf({ extra: [{ body: '<<>>', data: Buffer.from(`9 0 obj ${script} endobj`) }] }),
    ],
    ['a program to start', makePdf({ catalog: '/OpenAction << /S /Launch /F (a.exe) >>' })],
    ['an embedded file', makePdf({ extra: [{ body: '<< /Type /EmbeddedFile >>', data: Buffer.from('x') }] })],
    ['a file without its type', makePdf({ extra: [{ body: '<< /Type /Filespec /EF << /F 9 0 R >> >>' }] })],
    ['a form of scripts', makePdf({ catalog: '/AcroForm << /XFA 9 0 R >>' })],
    ['a form hidden behind the word stream', makePdf({ catalog: '% stream\n /AcroForm << /XFA [9 0 R] >>' })],
    ['a form that is sent', makePdf({ catalog: '/A << /S /SubmitForm >>' })],
    ['rich media', makePdf({ extra: [{ body: '<< /Subtype /RichMedia >>' }] })],
    ['a file elsewhere', makePdf({ catalog: '/A << /S /GoToR /F (\\\\\\\\host\\\\share) >>' })],
  ])('%s', (_, bytes) => {
    expect(refusalOf(bytes)).toBe('active')
  })
})

describe('trust 22: refused', () => {
  const good = makePdf()
  const zip = Buffer.from(
    `504b0102${'00'.repeat(42)}504b0506${'00'.repeat(8)}2e000000${'00'.repeat(6)}`,
    'hex',
  )
  test.each([
    ['encrypted', makePdf({ trailer: '/Encrypt 9 0 R' }), 'encrypted'],
    ['encrypted, under another spelling', makePdf({ trailer: '/Encr#79pt 9 0 R' }), 'encrypted'],
    ['21 pages', makePdf({ pages: 21 }), 'tooManyPages'],
    ['21 pages in an object stream', makePdfWithObjectStream({ pages: 21 }), 'tooManyPages'],
    ['no page', makePdf({ pages: 0 }), 'damaged'],
    ['cut off', good.subarray(0, good.length - 30), 'damaged'],
    ['only a header', Buffer.from('%PDF-1.7\n'), 'damaged'],
    [
      'an object stream that does not inflate',
      makePdfWithObjectStream({ data: () => randomBytes(99) }),
      'damaged',
    ],
    [
      'an object stream cut off',
      makePdfWithObjectStream({ data: (plain) => deflateSync(plain).subarray(0, 40) }),
      'damaged',
    ],
    [
      'an object stream under two filters',
      makePdfWithObjectStream({
        dictionary: '/Type/ObjStm/N 3/First 20/Filter[/ASCIIHexDecode/FlateDecode]',
      }),
      'damaged',
    ],
    [
      'an object stream with a predictor',
      makePdfWithObjectStream({
        dictionary: '/Type/ObjStm/N 3/First 20/Filter/FlateDecode/DecodeParms<</Predictor 12>>',
      }),
      'damaged',
    ],
    [
      'an object stream in another file',
      makePdfWithObjectStream({ dictionary: '/Type/ObjStm/N 3/First 20/F(b.pdf)' }),
      'damaged',
    ],
    ['something before the header', Buffer.concat([Buffer.from('GIF89a'), good]), 'polyglot'],
    ['something after the end', Buffer.concat([good, Buffer.from('x')]), 'polyglot'],
    ['a zip after the end', Buffer.concat([good, zip]), 'polyglot'],
    ['a zip inside', makePdf({ extra: [{ body: '<<>>', data: zip }] }), 'polyglot'],
    [
      'a page inside',
      Buffer.from(good.toString('latin1').replace('\n', '\n%<html><body>\n'), 'latin1'),
      'polyglot',
    ],
  ])('%s', (_, bytes, refusal) => {
    expect(refusalOf(bytes)).toBe(refusal)
  })

  test('an object stream that inflates without end', () => {
    const bomb = makePdfWithObjectStream({ data: () => deflateSync(Buffer.alloc(64 * 1024 * 1024, ' ')) })
    expect(refusalOf(bomb)).toBe('damaged')
  })

  test('hundreds of bombs stop at the first ones', () => {
    const data = deflateSync(Buffer.concat([Buffer.from('1 0 2 9 '), Buffer.alloc(20_000_000, ' ')]))
    const bombs = Array.from({ length: 400 }, () => ({
      body: '<</Type/ObjStm/N 1/First 8/Filter/FlateDecode>>',
      data,
    }))
    expect(refusalOf(makePdf({ extra: bombs }))).toBe('damaged')
  })

  test('more streams than any such file has', () => {
    const streams = Array.from({ length: 5001 }, () => ({ body: '<<>>', data: Buffer.from('x') }))
    expect(refusalOf(makePdf({ extra: streams }))).toBe('damaged')
  })
})

function drawing(operators: string) {
  return { body: '<< /Filter /FlateDecode >>', data: deflateSync(Buffer.from(operators)) }
}
