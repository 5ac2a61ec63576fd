import * as m from '#messages'
import { wordFields } from '../../api/forms/named-field.ts'

/** An objection field's error, with its name. */
export const wordObjection = wordFields({ body: m.suspended_object_body })
