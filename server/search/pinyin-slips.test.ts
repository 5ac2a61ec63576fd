import { pinyin } from 'pinyin-pro'
import { describe, expect, it } from 'vitest'
import { isPinyin, pinyinSlips } from './pinyin-slips.ts'
import { slipKeys, slipsBetween } from './slips.ts'

describe('isPinyin', () => {
  it.each(['zhiyuanzhe', 'wenjuan', 'lvse', 'nvxing', 'xian', 'er'])('reads %s', (text) => {
    expect(isPinyin(text)).toBe(true)
  })

  it.each(['wenjaun', 'zhw', 'survey', 'ui', ''])('does not read %j', (text) => {
    expect(isPinyin(text)).toBe(text === '')
  })

  it('knows every syllable that the pinyin of common characters has', () => {
    const common =
      '的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可她里后小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长知民样现分将外但身些与高意进把法此实回二理美点月明其种声全工己话儿者向情部正名定女问力机给等几很业最间新什打便位因重被走电四第门相次东政海口使教西再平真听世气信北少关并内加化由却代军产入先山五太水万市眼体别处总才场师书比住员九笑性通目华报立马命张活难神数件安表原车白应路期叫死常提感金何更反合放做系计或司利受光王果亲界及今京务制解各任至清物台象记边共风战干接它许八特觉望直服毛林题建南度统色字请交爱让认算论百吃义科怎元社术结六功指思非流每青管夫连远资队跟带花快条院变联言权往展该领传近留红治决周保达办运武半候七必城父强步完革深区即求品士转量空甚众技轻程告江语英基派满式李息写呢识极令黄德收脸钱党倒未持取设始版双历越史商千片容研像找友孩站广改议形委早房音火际则首单据导影失拿网香似斯专石若兵弟谁校读志飞观争究包组造落视济喜离虽坏兴团绿吕旅女略虐'
    for (const syllable of pinyin(common, { toneType: 'none', type: 'array', v: true })) {
      expect(isPinyin(syllable), syllable).toBe(true)
    }
  })
})

describe('pinyinSlips', () => {
  it.each([
    ['wenjaun', 'wenjuan', 'swapped'],
    ['wenjan', 'wenjuan', 'left out'],
    ['wenjuaan', 'wenjuan', 'doubled'],
    ['wenjuam', 'wenjuan', 'replaced'],
    ['ziyuan', 'zhiyuan', 'z for zh'],
  ])('%s may be %s: %s', (typed, meant) => {
    expect(pinyinSlips(typed)).toContain(meant)
  })

  it('leaves alone what is too short, too long or no letters', () => {
    for (const text of ['wen', 'a'.repeat(21), '问卷', 'wen juan']) expect(pinyinSlips(text)).toEqual([])
  })
})

describe('pinyinSlips and the plain way', () => {
  it.each(['wenjaun', 'zhiyuanhze', 'xinxiguanli', 'nvxing', 'xian', 'qwrt'])(
    'find the same for %s',
    (typed) => {
      const plain = [...oneSlipFrom(typed, 'abcdefghijklmnopqrstuvwxyz')].filter(isPinyin)
      expect(pinyinSlips(typed).toSorted()).toEqual(plain.toSorted())
    },
  )
})

describe('slips', () => {
  it('two words one slip apart share a key, whatever the slip', () => {
    const keys = new Set(slipKeys('survey'))
    for (const typed of oneSlipFrom('survey', 'abcxyz')) {
      expect(slipsBetween('survey', typed), typed).toBe(1)
      expect(
        slipKeys(typed).some((key) => keys.has(key)),
        typed,
      ).toBe(true)
    }
  })
})

/** Every text one slip away, made of these letters. */
function oneSlipFrom(text: string, letters: string): Set<string> {
  const found = new Set<string>()
  const parts = Array.from(
    { length: text.length + 1 },
    (_, at) => [text.slice(0, at), text.slice(at)] as const,
  )
  for (const [before, after] of parts) {
    if (after.length > 1) found.add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
  }
  for (const [before, after] of parts) if (after !== '') found.add(before + after.slice(1))
  for (const [before, after] of parts) {
    for (const letter of letters) {
      found.add(before + letter + after)
      if (after !== '') found.add(before + letter + after.slice(1))
    }
  }
  found.delete(text)
  return found
}
