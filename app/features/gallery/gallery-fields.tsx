import { ErrorSummary } from '../../api/forms/error-summary.tsx'
import { Fieldset } from '../../ui/controls/field.tsx'
import { FileField } from '../../ui/controls/file-field.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { DateField, Select, TextField } from '../../ui/controls/text-field.tsx'
import { Details } from '../../ui/details.tsx'
import { FieldSheet, looksOf } from './field-sheet.tsx'
import type { GallerySectionProps, GalleryText } from './gallery-text.ts'
import { GalleryUploads } from './gallery-uploads.tsx'
import { Specimen } from './specimen.tsx'

/** The errors of the fields below, as the top of a refused form lists them. */
function problemsOf(t: GalleryText) {
  return {
    text: t('填写 18 位统一社会信用代码', 'Enter the 18 characters of the credit code'),
    area: t('最多写 20 个字', 'Write 20 characters at most'),
    select: t('选择所在地区', 'Choose a region'),
    date: t('登记日期不能晚于今天', 'The date of registration cannot lie ahead'),
    file: t('上传登记证书', 'Upload the certificate'),
    set: t('填写省份和详细地址', 'Enter the province and the address'),
  }
}

/** Every field for typing, choosing or uploading, in every state. */
export function GalleryFields({ t }: GallerySectionProps) {
  const problems = problemsOf(t)
  return (
    <div className="stack stack-lg">
      <Specimen title={t('要改的地方', 'What must be mended')} names="ErrorSummary">
        {/* Folded away: it takes the focus as soon as it is visible, and scrolls the page with it. */}
        <Details title={t('表单没有通过时', 'When a form is refused')}>
          <ErrorSummary
            answer={null}
            title={t(
              `有 ${Object.keys(problems).length} 处需要修改`,
              `${Object.keys(problems).length} answers need a change`,
            )}
            problems={Object.entries(problems).map(([stem, text]) => ({ fieldId: `${stem}-error`, text }))}
          />
        </Details>
      </Specimen>
      <TextFields t={t} error={problems.text} />
      <TextAreas t={t} error={problems.area} />
      <Selects t={t} error={problems.select} />
      <Dates t={t} error={problems.date} />
      <Files t={t} error={problems.file} />
      <GalleryUploads t={t} />
      <Sets t={t} error={problems.set} />
    </div>
  )
}

type SheetProps = { t: GalleryText; error: string }

function TextFields({ t, error }: SheetProps) {
  const hint = t(
    '18 位数字或大写字母，见登记证书左上角',
    '18 digits or capitals, top left on the certificate',
  )
  const looks = looksOf(t, 'text', hint, error)
  return (
    <>
      <FieldSheet
        title={t('单行文字', 'One line of text')}
        names="TextField"
        looks={looks}
        draw={({ id, label, shown, isFilled }) => (
          <TextField
            name={id}
            label={label}
            {...shown}
            width={20}
            {...(isFilled && { defaultValue: '51440300771234567X' })}
          />
        )}
      />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <TextField
          name="text-locked"
          label={t('只能读', 'Read only')}
          readOnly
          defaultValue={t('深圳', 'Shenzhen')}
          width={10}
        />
        <TextField
          name="text-code"
          label={t('很短的答案', 'A very short answer')}
          width={5}
          inputMode="numeric"
        />
        <TextField name="text-large" large label={t('这一页只问这一题？', 'The one question of a page?')} />
      </div>
    </>
  )
}

function TextAreas({ t, error }: SheetProps) {
  const looks = looksOf(t, 'area', t('写清谁来用、多久用一次', 'Say who will use it and how often'), error)
  const countText = (left: number, limit: number) =>
    left < 0
      ? t(`已写 ${limit - left} 字，超出 ${-left} 字`, `${limit - left} characters, ${-left} too many`)
      : t(`已写 ${limit - left} 字，最多 ${limit} 字`, `${limit - left} of ${limit} characters`)
  const short = t('每周给志愿者排班。', 'A weekly rota.')
  const long = t(
    '每周给 120 位志愿者排班，并且提前一天提醒。',
    'A weekly rota for 120 volunteers, with a reminder a day before.',
  )
  return (
    <FieldSheet
      title={t('多行文字', 'Several lines of text')}
      names="TextArea"
      looks={looks}
      draw={({ id, label, shown, isFilled }) => (
        <TextArea
          name={id}
          label={label}
          rows={3}
          {...shown}
          {...((isFilled || shown.error) && {
            limit: 20,
            countText,
            defaultValue: shown.error ? long : short,
          })}
        />
      )}
    />
  )
}

function Selects({ t, error }: SheetProps) {
  const looks = looksOf(t, 'select', t('机构登记的地区', 'Where it is registered'), error)
  return (
    <FieldSheet
      title={t('多个里选一个', 'One of many')}
      names="Select"
      looks={looks}
      draw={({ id, label, shown, isFilled }) => (
        <Select name={id} label={label} width={10} {...shown} defaultValue={isFilled ? 'gd' : ''}>
          <option value="">{t('请选择', 'Choose')}</option>
          <option value="gd">{t('广东', 'Guangdong')}</option>
          <option value="yn">{t('云南', 'Yunnan')}</option>
        </Select>
      )}
    />
  )
}

function Dates({ t, error }: SheetProps) {
  const looks = looksOf(t, 'date', t('见登记证书', 'It is on the certificate'), error)
  return (
    <FieldSheet
      title={t('日期', 'A day')}
      names="DateField"
      looks={looks}
      draw={({ id, label, shown, isFilled }) => (
        <DateField name={id} label={label} {...shown} {...(isFilled && { defaultValue: '2019-04-12' })} />
      )}
    />
  )
}

function Files({ t, error }: SheetProps) {
  const looks = looksOf(t, 'file', t('PDF、JPG 或 PNG，不超过 10 MB', 'PDF, JPG or PNG, up to 10 MB'), error)
  return (
    <FieldSheet
      title={t('文件', 'Files')}
      names="FileField"
      // An answered upload field has a list, which is shown below.
      looks={looks.filter(({ id }) => id !== 'file-filled')}
      draw={({ id, label, shown }) => (
        <FileField
          name={id}
          label={label}
          {...shown}
          dropText={t('也可以把文件拖到这里', 'You can also drop a file here')}
        />
      )}
    />
  )
}

function Sets({ t, error }: SheetProps) {
  const looks = looksOf(t, 'set', t('寄送材料用，不会公开', 'For papers by post; never public'), error)
  return (
    <FieldSheet
      title={t('一题几栏', 'Several boxes under one question')}
      names="Fieldset"
      looks={looks.filter(({ shown }) => !shown.disabled)}
      draw={({ id, label, shown, isFilled }) => (
        <Fieldset id={id} label={label} {...shown}>
          <TextField
            name={`${id}-province`}
            label={t('省份', 'Province')}
            width={10}
            {...(isFilled && { defaultValue: t('广东', 'Guangdong') })}
          />
          <TextField
            name={`${id}-street`}
            label={t('详细地址', 'Address')}
            {...(isFilled && { defaultValue: t('福田区莲花路 12 号', '12 Lianhua Road, Futian') })}
          />
        </Fieldset>
      )}
    />
  )
}
