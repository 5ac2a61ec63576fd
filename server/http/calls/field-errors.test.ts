import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Call } from '../../../shared/contract/call.ts'
import { wholeNumber } from '../../../shared/contract/content/numbers.ts'
import { contract } from '../../../shared/contract/contract.ts'
import { fieldErrorsOf } from './field-errors.ts'

function errorsOf(schema: z.ZodType, input: unknown) {
  const parsed = schema.safeParse(input)
  return parsed.success ? {} : fieldErrorsOf(parsed.error, input)
}

const form = z.object({
  ...{ places: wholeNumber(1, 9), hours: z.number().optional() },
  shifts: z.array(z.object({ places: wholeNumber(1) })).default([]),
})

describe('a field of a number', () => {
  it.each([
    [{ places: 'zwölf' }, { places: { reason: 'number' } }],
    [{ places: '3', hours: 'two' }, { hours: { reason: 'number' } }],
    [{ places: '3', shifts: [{ places: '三' }] }, { 'shifts.0.places': { reason: 'number' } }],
    [{ places: '' }, { places: { reason: 'required' } }],
    [{}, { places: { reason: 'required' } }],
    [{ places: '0' }, { places: { reason: 'tooSmall', limit: 1 } }],
    [{ places: '10' }, { places: { reason: 'tooLarge', limit: 9 } }],
    [{ places: '1.5' }, { places: { reason: 'wholeNumber' } }],
    [{ places: true }, { places: { reason: 'number' } }],
    [{ places: '1e0' }, { places: { reason: 'number' } }],
    [{ places: [3] }, { places: { reason: 'number' } }],
    [{ places: '.' }, { places: { reason: 'number' } }],
    [{ places: '+' }, { places: { reason: 'number' } }],
    [{ places: '.5' }, { places: { reason: 'wholeNumber' } }],
    [{ places: '3.' }, {}],
    [{ places: '+3' }, {}],
    [{ places: ' 3 ' }, {}],
    [{ places: 3 }, {}],
  ])('that is sent as %o is refused for %o', (input, errors) => {
    expect(errorsOf(form, input)).toEqual(errors)
  })

  it.each(['.5', '0.5', '+0.5', ' .5 '])('takes hours as people write them: %s', (hours) => {
    const { input } = contract.volunteering.hoursAnswer
    expect(errorsOf(input, { hours }).hours).toBeUndefined()
  })

  it('needs a number in every call whose contract has one', () => {
    const calls = Object.values(contract).flatMap((group) => Object.values(group as Record<string, Call>))
    const words = calls.flatMap(({ input, path }) => {
      const fields = input instanceof z.ZodObject ? Object.keys(input.shape) : []
      return fields.flatMap((field) => {
        const errors = errorsOf(input, { [field]: 'two' })
        const isNumber = errorsOf(input, { [field]: '99999999999999999' })[field]?.reason === 'tooLarge'
        return isNumber ? [[path, field, errors[field]?.reason]] : []
      })
    })
    expect(words.length).toBeGreaterThan(10)
    expect(words.filter(([, , reason]) => reason !== 'number')).toEqual([])
  })

  it.each([true, false, [1], ['1'], '1e0', '0x1', '１', {}])(
    'is no number in any call where it is sent as %o',
    (sent) => {
      const calls = Object.values(contract).flatMap((group) => Object.values(group as Record<string, Call>))
      const taken = calls.flatMap(({ input, path }) => {
        const fields = input instanceof z.ZodObject ? Object.keys(input.shape) : []
        return fields.flatMap((field) => {
          const isNumber = [1, 7, 30].some((number) => !errorsOf(input, { [field]: number })[field])
          const isText = !errorsOf(input, { [field]: 'x'.repeat(9) })[field]
          return isNumber && !isText && !errorsOf(input, { [field]: sent })[field] ? [[path, field]] : []
        })
      })
      expect(taken).toEqual([])
    },
  )
})
