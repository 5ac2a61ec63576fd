import * as m from '#messages'
import { toolNeedNames } from '../../../api/parts/tool-need-names.ts'
import { type Question, unsure } from './need-query.ts'

type Words = { title: () => string; hint?: () => string; options: Record<string, () => string> }

/** Each question with its answers, in the order in which they are shown. */
export const needWords: Record<Question, Words> = {
  need: {
    title: m.toolbox_help_q_need,
    hint: m.toolbox_help_q_need_hint,
    options: toolNeedNames,
  },
  who: {
    title: m.toolbox_help_q_who,
    options: {
      registered: m.toolbox_help_who_registered,
      unregistered: m.toolbox_help_who_unregistered,
    },
  },
  upkeep: {
    title: m.toolbox_help_q_upkeep,
    hint: m.toolbox_help_q_upkeep_hint,
    options: { able: m.toolbox_help_upkeep_able, none: m.toolbox_help_upkeep_none },
  },
  money: {
    title: m.toolbox_help_q_money,
    options: { none: m.toolbox_help_money_none, some: m.toolbox_help_money_some },
  },
  pace: {
    title: m.toolbox_help_q_pace,
    options: { soon: m.toolbox_help_pace_soon, later: m.toolbox_help_pace_later },
  },
}

/** An answer in words. */
export function answerWord(question: Question, value: string): string {
  if (value === unsure) return m.toolbox_help_unsure()
  return needWords[question].options[value]?.() ?? value
}
