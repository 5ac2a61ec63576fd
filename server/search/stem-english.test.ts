import { expect, test } from 'vitest'
import { stemEnglish } from './stem-english.ts'

/** Examples from Porter's paper, step by step. */
const published =
  'caresses:caress ponies:poni ties:ti cats:cat feed:feed agreed:agre plastered:plaster bled:bled sing:sing ' +
  'conflated:conflat troubled:troubl sized:size hopping:hop falling:fall hissing:hiss failing:fail filing:file ' +
  'happy:happi sky:sky relational:relat conditional:condit rational:ration digitizer:digit operator:oper ' +
  'feudalism:feudal decisiveness:decis hopefulness:hope formaliti:formal sensibiliti:sensibl triplicate:triplic ' +
  'electrical:electr goodness:good revival:reviv allowance:allow airliner:airlin adjustable:adjust ' +
  'replacement:replac dependent:depend adoption:adopt activate:activ effective:effect probate:probat rate:rate ' +
  'cease:ceas controll:control roll:roll using:us'

test.each(published.split(' ').map((pair) => pair.split(':')))('%s → %s', (word, stem) => {
  expect(stemEnglish(word ?? '')).toBe(stem)
})

test.each([
  ['organisation', 'organizations'],
  ['colour', 'colors'],
  ['centre', 'centers'],
  ['volunteering', 'volunteers'],
  ['managing', 'management'],
])('%s and %s meet', (one, other) => {
  expect(stemEnglish(one)).toBe(stemEnglish(other))
})

test.each(['c++', 'n8n', 'ab', '志愿', ''])('%s stays as it is', (word) => {
  expect(stemEnglish(word)).toBe(word)
})
