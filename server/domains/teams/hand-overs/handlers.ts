import type { Contract } from '../../../../shared/contract/contract.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { answerHandOver } from './answer-hand-over.ts'
import { describeHandOver } from './describe-hand-over.ts'
import { offerHandOver } from './offer-hand-over.ts'

export const handOverHandlers: HandlersOf<Contract['handOvers']> = {
  describe: describeHandOver,
  offer: offerHandOver,
  answer: answerHandOver,
}
