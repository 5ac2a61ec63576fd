import * as m from '#messages'
import { numberText } from '../../../shared/lib/text/number-text.ts'

/** An amount of money. */
export const yuanText = (amount: number) => m.venture_yuan({ amount: numberText(String(amount)) })
