import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { makePdf, makePdfWithObjectStream } from '../../tests/support/world/make-pdf.ts'
import { inspectPdf } from './inspect-pdf.ts'

const refusalOf = async (bytes: Buffer) => (await inspectPdf(bytes)).refusal
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
  ])('%s', async (_, bytes, pages) => {
    expect(await inspectPdf(bytes)).toEqual({ refusal: null, pages })
  })

  test('a page rewritten by a later revision counts once', async () => {
    const revised = Buffer.concat([makePdf({ pages: 15 }), makePdf({ pages: 15 }).subarray(9)])
    expect(await inspectPdf(revised)).toEqual({ refusal: null, pages: 15 })
  })
})

describe('trust 22: active', () => {
  test.each([
    ['a script at the opening', makePdf({ catalog: `/OpenAction ${script}` })],
    ['a script under another spelling', makePdf({ catalog: '/OpenAction <</S/J#61vaScrip#74/J#53(1)>>' })],
    ['a script in an object stream', makePdfWithObjectStream({ extra: [script] })],
    ['only its short name in an object stream', makePdfWithObjectStream({ extra: ['<</JS 5 0 R>>'] })],
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
  ])('%s', async (_, bytes) => {
    expect(await refusalOf(bytes)).toBe('active')
  })
})

/* Active content must be found in every spelling and in every place where a PDF can hold it. */
describe('trust 22: active, wherever it hides', () => {
  const hex = (plain: string) => Buffer.from(Buffer.from(plain, 'latin1').toString('hex'))
  const unfiltered = (plain: string) => Buffer.from(plain, 'latin1')
  const packed = (plain: string) => hex(deflateSync(Buffer.from(plain, 'latin1')).toString('latin1'))
  /** Rows of a predictor that changes nothing. */
  const predicted = (plain: string) =>
    deflateSync(Buffer.concat([...plain].map((letter) => Buffer.from([0, letter.charCodeAt(0)]))))
  const inStream = (dictionary: string, data?: (plain: string) => Buffer) =>
    makePdfWithObjectStream({ extra: [script], dictionary, ...(data && { data }) })
  test.each([
    ['in a stream of another spelling', inStream(`/Type/Ob#6aStm{head}/Filter/FlateDecode`)],
    ['behind a filter of another spelling', inStream(`/Type/ObjStm{head}/Filter/Fl#61teDecode`)],
    ['behind the short name of a filter', inStream(`/Type/ObjStm{head}/Filter/Fl`)],
    ['behind two filters', inStream(`/Type/ObjStm{head}/Filter[/ASCIIHexDecode/FlateDecode]`, packed)],
    ['behind digits', inStream(`/Type/ObjStm{head}/Filter/ASCIIHe#78Decode`, hex)],
    [
      'behind a predictor',
      inStream(`/Type/ObjStm{head}/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 1>>`, predicted),
    ],
    ['in a stream without filter', inStream(`/Type/ObjStm{head}`, unfiltered)],
    [
      'in a stream that says it is an image',
      inStream(`/Type/XObject/Subtype/Image{head}/Filter/FlateDecode`),
    ],
    ['in the catalogue, inside of a stream', makePdfWithObjectStream({ catalog: `/OpenAction ${script}` })],
    [
      'among the names of a document',
      makePdfWithObjectStream({ catalog: '/Names<</J#61vaScript<</Names[(a)<</S/JavaScript/JS<61>>>]>>>>' }),
    ],
    ['of a field', makePdfWithObjectStream({ extra: [`<</FT/Tx/T(a)/AA<</K ${script}>>>>`] })],
    ['of a page', makePdfWithObjectStream({ extra: [`<</Type/Page/AA<</O ${script}>>>>`] })],
    ['of a note', makePdfWithObjectStream({ extra: [`<</Type/Annot/Subtype/Link/A ${script}>>`] })],
    [
      'after something harmless',
      makePdfWithObjectStream({ extra: [`<</S/GoTo/D[3 0 R]/Next[${script}]>>`] }),
    ],
    ['a program to start, in a stream', makePdfWithObjectStream({ extra: ['<</S/L#61unch/F(a.exe)>>'] })],
    ['a form of scripts, in a stream', makePdfWithObjectStream({ catalog: '/AcroForm<</X#46A[(a)(b)]>>' })],
    ['rich media, in a stream', makePdfWithObjectStream({ extra: ['<</Subtype/RichMe#64ia>>'] })],
    [
      'a file that belongs to it',
      makePdfWithObjectStream({ catalog: '/AF[<</Type/Filespec/EF<</F 9 0 R>>>>]' }),
    ],
    ['data in another file', makePdf({ extra: [{ body: '<</F (b.bin)>>', data: Buffer.from('x') }] })],
    ['in a trailer', makePdf({ trailer: '/A << /S /JavaScript >>' })],
    [
      'in an earlier version',
      Buffer.concat([makePdf({ extra: [{ body: '<</J#53(1)>>' }] }), makePdf().subarray(9)]),
    ],
    ['inside of a text', makePdf({ catalog: '/T (7 0 obj <</J#53 1>> endobj)' })],
    ['behind a remark', makePdf({ extra: [{ body: '%\n<</J#53%\n(1)>>' }] })],
    ...['javascript:alert(1)', 'JAVA\\nSCRIPT:a', 'file:///etc/passwd', 'data:text/html,x', 'smb://a/b'].map(
      (address): [string, Buffer] => [
        `the address ${address}`,
        makePdfWithObjectStream({ extra: [`<</S/URI/URI(${address})>>`] }),
      ],
    ),
    ['an address before all others', makePdf({ catalog: '/URI << /Base (javascript:) >>' })],
  ])('%s', async (_, bytes) => {
    expect(await refusalOf(bytes)).toBe('active')
  })

  test('a document of the same make without it is kept', async () => {
    for (const [dictionary, data] of [
      ['/Type/Ob#6aStm{head}/Filter/FlateDecode'],
      ['/Type/ObjStm{head}/Filter[/ASCIIHexDecode/FlateDecode]', packed],
      ['/Type/ObjStm{head}/Filter/ASCIIHe#78Decode', hex],
      ['/Type/ObjStm{head}/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 1>>', predicted],
      ['/Type/ObjStm{head}', unfiltered],
    ] as const) {
      const bytes = makePdfWithObjectStream({ extra: ['<</S/URI>>'], dictionary, ...(data && { data }) })
      expect(await inspectPdf(bytes)).toEqual({ refusal: null, pages: 1 })
    }
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
      'an object stream behind a filter that does not fit',
      makePdfWithObjectStream({ dictionary: '/Type/ObjStm/N 3/First 20/Filter/LZWDecode' }),
      'damaged',
    ],
    [
      'fewer objects than a stream says',
      makePdfWithObjectStream({ dictionary: '/Type/ObjStm/N 9/First 20/Filter/FlateDecode' }),
      'damaged',
    ],
    ['nested without end', makePdf({ catalog: `/A ${'['.repeat(500_000)}` }), 'damaged'],
    [
      '25 pages that say they are one',
      Buffer.from(makePdf({ pages: 25 }).toString('latin1').replace('/Count 25', '/Count 1 '), 'latin1'),
      'tooManyPages',
    ],
    [
      'pages that are not there',
      Buffer.from(makePdf().toString('latin1').replace('/Count 1', '/Count 9'), 'latin1'),
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
  ])('%s', async (_, bytes, refusal) => {
    expect(await refusalOf(bytes)).toBe(refusal)
  })

  test('an object stream that inflates without end', async () => {
    const bomb = makePdfWithObjectStream({ data: () => deflateSync(Buffer.alloc(64 * 1024 * 1024, ' ')) })
    expect(await refusalOf(bomb)).toBe('damaged')
  })

  test('hundreds of bombs stop at the first ones', async () => {
    const data = deflateSync(Buffer.concat([Buffer.from('1 0 2 9 '), Buffer.alloc(20_000_000, ' ')]))
    const bombs = Array.from({ length: 400 }, () => ({
      body: '<</Type/ObjStm/N 1/First 8/Filter/FlateDecode>>',
      data,
    }))
    expect(await refusalOf(makePdf({ extra: bombs }))).toBe('damaged')
  })

  test('more objects than any such file has', async () => {
    const empty = Array.from({ length: 200_001 }, () => ({ body: '0' }))
    expect(await refusalOf(makePdf({ extra: empty }))).toBe('damaged')
  })

  /** Reading time must be linear: read once for each of its parts, any of these would take minutes. */
  const many = (part: string) => part.repeat(Math.floor(1_500_000 / part.length))
  test.each([
    ['streams without end', many('1 0 obj<<>>stream\n')],
    ['streams with one end', `${many('1 0 obj<<>>stream\n')}endstream endobj`],
    ['texts without end', many('1 0 obj (\n')],
    ['lists without end', many('1 0 obj [[[[[\n')],
    ['remarks', many('1 0 obj %')],
    ['numbers', many('1 ')],
    ['blanks', `1${many(' ')}obj`],
    ['tables', many('xref\ntrailer\n')],
    ['names', many('/a')],
  ])('%s', async (_, content) => {
    const bytes = makePdf().toString('latin1').replace('\n%', `\n${content}\n%`)
    expect((await inspectPdf(Buffer.from(bytes, 'latin1'))).refusal).toBeOneOf(['damaged', null])
  })
})

function drawing(operators: string) {
  return { body: '<< /Filter /FlateDecode >>', data: deflateSync(Buffer.from(operators)) }
}
