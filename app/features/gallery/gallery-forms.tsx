import { Button, ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Checkbox, CheckboxGroup, RadioGroup } from '../../ui/choice.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { DateField, Select, TextField } from '../../ui/text-field.tsx'
import type { GallerySectionProps } from './gallery-text.ts'

/** Every field, empty, answered and in error. */
export function GalleryForms({ t }: GallerySectionProps) {
  const codeError = t('填写 18 位统一社会信用代码', 'Enter the 18 characters of the credit code')
  const kindError = t('选择机构类型', 'Choose a kind of organisation')
  return (
    <div className="stack stack-lg">
      <ErrorSummary
        title={t('有 2 处需要修改', '2 answers need a change')}
        problems={[
          { fieldId: 'creditCode', text: codeError },
          { fieldId: 'kind', text: kindError },
        ]}
      />
      <form noValidate className="stack">
        <TextField
          name="creditCode"
          label={t('统一社会信用代码', 'Unified social credit code')}
          hint={t(
            '18 位数字或大写字母，见登记证书左上角',
            '18 digits or capitals, at the top left of the certificate',
          )}
          error={codeError}
          width={20}
          defaultValue="5144030077"
        />
        <TextField
          name="name"
          label={t('机构名称', 'Name of the organisation')}
          defaultValue={t('绿水青山环境保护中心', 'Green Hills Centre')}
        />
        <TextField
          name="phone"
          type="tel"
          autoComplete="tel"
          label={t('联系人手机号', 'Mobile number')}
          hint={t('用于接收审核结果，不会公开', 'For the result of the review; never public')}
          width={10}
        />
        <TextField
          name="locked"
          label={t('已核实的地区', 'Verified region')}
          readOnly
          defaultValue={t('深圳', 'Shenzhen')}
          width={10}
        />
        <TextArea
          name="purpose"
          label={t('打算用它做什么', 'What you will use it for')}
          hint={t('写清谁来用、多久用一次', 'Say who will use it and how often')}
          limit={20}
          countText={(left) =>
            left < 0
              ? t(`超出 ${-left} 字`, `${-left} characters too many`)
              : t(`还可以写 ${left} 字`, `${left} characters left`)
          }
          defaultValue={t('每周给 120 位志愿者排班。', 'A weekly rota.')}
        />
        <Select name="region" label={t('所在地区', 'Region')} optional width={10}>
          <option value="">{t('请选择', 'Choose')}</option>
          <option value="gd">{t('广东', 'Guangdong')}</option>
          <option value="yn">{t('云南', 'Yunnan')}</option>
        </Select>
        <DateField name="founded" label={t('登记日期', 'Date of registration')} defaultValue="2019-04-12" />
        <GalleryChoices t={t} error={kindError} />
        <ButtonRow>
          <Button kind="primary">{t('保存并继续', 'Save and continue')}</Button>
          <Button type="button">{t('存为草稿并离开', 'Save as draft and leave')}</Button>
          <Button type="button" kind="danger">
            {t('撤回申请', 'Withdraw')}
          </Button>
          <ButtonLink href="/home" kind="quiet">
            {t('返回首页', 'Back to the home page')}
          </ButtonLink>
          <Button type="button" disabled>
            {t('正在提交…', 'Sending…')}
          </Button>
        </ButtonRow>
      </form>
    </div>
  )
}

function GalleryChoices({ t, error }: GallerySectionProps & { error: string }) {
  return (
    <>
      <RadioGroup
        name="kind"
        label={t('机构类型', 'Kind of organisation')}
        error={error}
        options={[
          { value: 'association', label: t('社会团体', 'Association') },
          {
            value: 'service',
            label: t('社会服务机构', 'Social service agency'),
            hint: t('原称民办非企业单位', 'Formerly private non-enterprise unit'),
          },
          { value: 'foundation', label: t('基金会', 'Foundation'), disabled: true },
        ]}
      />
      <CheckboxGroup
        name="needs"
        label={t('需要哪些支持', 'The support you need')}
        hint={t('可以多选', 'Choose any')}
        optional
        inline
        defaultValues={['tool']}
        options={[
          { value: 'tool', label: t('数字工具', 'Digital tools') },
          { value: 'service', label: t('行业服务', 'Industry services') },
          { value: 'people', label: t('志愿者', 'Volunteers') },
        ]}
      />
      <RadioGroup
        name="answer"
        label={t('有专人负责数字工作吗？', 'Is someone in charge of digital work?')}
        large
        inline
        defaultValue="unsure"
        options={[
          { value: 'yes', label: t('有', 'Yes') },
          { value: 'no', label: t('没有', 'No') },
          { value: 'unsure', label: t('不清楚', 'Not sure') },
        ]}
      />
      <Checkbox
        id="consent"
        name="consent"
        label={t('我已阅读并同意捐赠协议', 'I have read and accept the donation agreement')}
        hint={t('提交后可在账户中心查看', 'You can read it in your account after sending')}
      />
    </>
  )
}
