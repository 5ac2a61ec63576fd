import { Checkbox, CheckboxGroup, type Option, RadioGroup } from '../../ui/controls/choice.tsx'
import { FieldSheet, looksOf } from './field-sheet.tsx'
import type { GallerySectionProps } from './gallery-text.ts'
import { Specimen } from './specimen.tsx'

/** Choices that are ticked, in every state. */
export function GalleryChoices({ t }: GallerySectionProps) {
  const kinds: Option[] = [
    { value: 'association', label: t('社会团体', 'Association') },
    {
      value: 'service',
      label: t('社会服务机构', 'Social service agency'),
      hint: t('原称民办非企业单位', 'Formerly private non-enterprise unit'),
    },
    { value: 'foundation', label: t('基金会', 'Foundation') },
  ]
  const disabled = kinds.map((option) => ({ ...option, disabled: true }))
  const kindHint = t('以登记证书为准', 'As the certificate says')
  const needHint = t('可以多选', 'Choose any')
  return (
    <div className="stack stack-lg">
      <FieldSheet
        title={t('几个里选一个', 'One of a few')}
        names="RadioGroup"
        looks={looksOf(t, 'radio', kindHint, t('选择机构类型', 'Choose a kind of organisation'))}
        draw={({ id, label, isFilled, shown: { disabled: isDisabled, ...shown } }) => (
          <RadioGroup
            name={id}
            label={label}
            {...shown}
            options={isDisabled ? disabled : kinds}
            {...(isFilled && { defaultValue: 'service' })}
          />
        )}
      />
      <FieldSheet
        title={t('可以选几个', 'Any of a few')}
        names="CheckboxGroup"
        looks={looksOf(t, 'check', needHint, t('至少选一项', 'Choose at least one'))}
        draw={({ id, label, isFilled, shown: { disabled: isDisabled, ...shown } }) => (
          <CheckboxGroup
            name={id}
            label={label}
            {...shown}
            options={isDisabled ? disabled : kinds}
            defaultValues={isFilled ? ['association', 'service'] : []}
          />
        )}
      />
      <RadioGroup
        name="radio-large"
        label={t('有专人负责数字工作吗？', 'Is someone in charge of digital work?')}
        large
        inline
        options={[
          { value: 'yes', label: t('有', 'Yes') },
          { value: 'no', label: t('没有', 'No') },
          { value: 'unsure', label: t('不清楚', 'Not sure') },
        ]}
      />
      <Specimen title={t('一个勾选', 'A single tick')} names="Checkbox">
        <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-2">
          <Checkbox id="tick-empty" name="tick-empty" label={t('没有勾选', 'Not ticked')} />
          <Checkbox id="tick-filled" name="tick-filled" defaultChecked label={t('勾选了', 'Ticked')} />
          <Checkbox
            id="tick-hint"
            name="tick-hint"
            label={t('我已阅读并同意捐赠协议', 'I have read and accept the donation agreement')}
            hint={t('提交后可在账户中心查看', 'You can read it in your account after sending')}
          />
          <Checkbox id="tick-disabled" name="tick-disabled" disabled label={t('暂时不能勾选', 'Disabled')} />
          <Checkbox
            id="tick-both"
            name="tick-both"
            disabled
            defaultChecked
            label={t('已勾选，不能改', 'Ticked and disabled')}
          />
        </div>
      </Specimen>
    </div>
  )
}
