import * as m from '#messages'
import { Notice } from '../../ui/notice.tsx'
import { settingNames } from './settings-form.ts'

export type UnreadableNoticeProps = { names: (keyof typeof settingNames)[] }

/** Says which stored settings could not be read: saving replaces them. */
export function UnreadableNotice({ names }: UnreadableNoticeProps) {
  if (names.length === 0) return null
  return (
    <Notice
      kind="warning"
      title={m.settings_unreadable({
        names: names.map((name) => settingNames[name]()).join(m.roles_kinds_and()),
      })}
    >
      <p>{m.settings_unreadable_text()}</p>
    </Notice>
  )
}
