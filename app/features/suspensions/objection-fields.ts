import * as m from '#messages'
import { wordFields } from '../../api/forms/named-field.ts'

/** What is wrong with an objection, said by the name of its field. */
export const wordObjection = wordFields({ body: m.suspended_object_body })
