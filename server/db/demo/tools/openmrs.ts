import type { DemoTool } from '../demo-types.ts'

export const openmrs: DemoTool = {
  number: 1047,
  name: {
    zh: 'OpenMRS 电子病历',
    en: 'OpenMRS',
  },
  tagline: {
    zh: '给公益诊所的电子病历，从挂号到随访',
    en: 'Medical records for charitable clinics, from registration to follow-up',
  },
  description: [
    {
      zh: 'OpenMRS 以病人为中心记录就诊、检验、用药和过敏史，概念字典让不同诊所用同一套术语。界面可按专科裁剪。',
      en: 'OpenMRS records visits, tests, medicines and allergies by patient, and a dictionary lets clinics share one set of terms. The screens are cut to each specialty.',
    },
    {
      zh: '我们在符合等级保护要求的机房为每家单独建库，医生登录需要双重验证，所有查看都留痕。',
      en: 'Each clinic has a database of its own in a data centre that meets the national protection grade; doctors sign in with two factors and every look is logged.',
    },
  ],
  audience: {
    zh: '适合康复中心、流动医疗队和慈善门诊。已接入医院信息系统的科室不必另建。',
    en: "For rehabilitation centres, mobile teams and charitable clinics. Wards inside a hospital's own system need no second one.",
  },
  fields: ['health', 'disability', 'elderly'],
  needs: ['dataCollection', 'security'],
  kind: 'selfHosted',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '病历，诊所，就诊，随访，康复，电子健康档案',
    en: 'EMR, medical records, clinic, patient, follow-up, EHR',
  },
  licence: 'MPL-2.0',
  homepage: 'https://openmrs.org/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'registeredYears',
      atLeast: 2,
    },
    {
      kind: 'declared',
      key: 'medicalLicence',
      statement: {
        zh: '我们或合作方持有有效的医疗机构执业许可。',
        en: 'We or our partner hold a valid licence to practise medicine.',
      },
    },
    {
      kind: 'declared',
      key: 'recordOfficer',
      statement: {
        zh: '病历由专人管理，离岗当天收回其权限。',
        en: 'One person looks after the records, and access ends on the day anyone leaves.',
      },
    },
  ],
  papers: [
    {
      zh: '医疗机构执业许可证',
      en: 'Licence of the medical institution',
    },
    {
      zh: '数据安全管理制度',
      en: 'Rules on data security',
    },
  ],
  replyWorkingDays: 14,
  claimSteps: [
    {
      zh: '列出门诊流程和每一步填写的内容。',
      en: 'List the steps of a visit and what is written at each.',
    },
    {
      zh: '提交许可证，核验需要三到五天。',
      en: 'Submit the licence; checking takes three to five days.',
    },
    {
      zh: '医疗信息顾问驻点一周，配好表单。',
      en: 'A medical informatician stays a week and sets up the forms.',
    },
    {
      zh: '用虚构病人演练两天，再录入真实病历。',
      en: 'Rehearse two days with made-up patients before real ones are entered.',
    },
  ],
  exitRoute: {
    zh: '病历可按国际通用的 FHIR 接口导出，数据库备份每月一份交到你手里的加密硬盘上。',
    en: 'Records export through the international FHIR interface, and a monthly backup reaches you on an encrypted disk.',
  },
  costAfter: {
    zh: '三年托管期内免费；之后每年约 12,000 元，或迁入区域卫生平台。',
    en: 'Three years are free; then about 12,000 yuan a year, or a move to the regional health platform.',
  },
  stockPerYear: 8,
  allowanceUnits: 5,
  questions: {
    sections: [
      {
        key: 'clinic',
        title: {
          zh: '诊所',
          en: 'The clinic',
        },
        questions: [
          {
            key: 'clinicName',
            type: 'text',
            label: {
              zh: '诊所或医疗队名称',
              en: 'Name of the clinic or team',
            },
            maxLength: 80,
          },
          {
            key: 'dailyPatients',
            type: 'number',
            label: {
              zh: '每天接诊多少人',
              en: 'Patients in a day',
            },
            min: 1,
            max: 500,
            unit: {
              zh: '人',
              en: 'patients',
            },
          },
          {
            key: 'specialties',
            type: 'choices',
            label: {
              zh: '主要科目',
              en: 'Main specialties',
            },
            options: [
              {
                value: 'general',
                label: {
                  zh: '全科',
                  en: 'General',
                },
              },
              {
                value: 'rehab',
                label: {
                  zh: '康复',
                  en: 'Rehabilitation',
                },
              },
              {
                value: 'dental',
                label: {
                  zh: '口腔',
                  en: 'Dentistry',
                },
              },
              {
                value: 'mental',
                label: {
                  zh: '心理',
                  en: 'Mental health',
                },
              },
              {
                value: 'chinese',
                label: {
                  zh: '中医',
                  en: 'Chinese medicine',
                },
              },
            ],
            atMost: 3,
          },
          {
            key: 'licence',
            type: 'file',
            label: {
              zh: '执业许可证',
              en: 'The licence',
            },
            accept: ['pdf', 'image'],
            atMost: 2,
          },
        ],
      },
      {
        key: 'security',
        title: {
          zh: '数据安全',
          en: 'Data security',
        },
        questions: [
          {
            key: 'recordKeeper',
            type: 'text',
            label: {
              zh: '病历管理员姓名',
              en: 'Name of the record keeper',
            },
            maxLength: 40,
          },
          {
            key: 'secondFactor',
            type: 'choice',
            label: {
              zh: '医生用什么做双重验证',
              en: 'Second factor for doctors',
            },
            options: [
              {
                value: 'app',
                label: {
                  zh: '手机验证器',
                  en: 'An app',
                },
              },
              {
                value: 'key',
                label: {
                  zh: '安全密钥',
                  en: 'A security key',
                },
              },
            ],
          },
          {
            key: 'incident',
            type: 'longText',
            label: {
              zh: '病历泄露时怎样通知病人',
              en: 'How patients are told after a leak',
            },
            minLength: 50,
            maxLength: 500,
          },
        ],
      },
      {
        key: 'start',
        title: {
          zh: '启动',
          en: 'Beginning',
        },
        questions: [
          {
            key: 'weekOnSite',
            type: 'date',
            label: {
              zh: '顾问驻点的第一天',
              en: "First day of the consultant's week",
            },
            from: 'today',
          },
          {
            key: 'computersOnSite',
            type: 'number',
            label: {
              zh: '现场可用电脑',
              en: 'Computers on site',
            },
            min: 1,
            max: 50,
            unit: {
              zh: '台',
              en: 'computers',
            },
          },
          {
            key: 'agreement',
            type: 'agreement',
            label: {
              zh: '我同意捐赠协议与医疗数据的特别约定',
              en: 'I accept the donation agreement and its terms for medical data',
            },
            article: 'toolDonationAgreement',
            version: 1,
          },
        ],
      },
    ],
  },
  termMonths: 36,
  activation: {
    kind: 'steps',
    link: 'demoSpace',
    steps: [
      {
        zh: '从上面的链接登录，为每位医生开户，绑定双重验证。',
        en: 'Log in with the link above, open an account for every doctor and tie it to a second factor.',
      },
      {
        zh: '演练结束后，由顾问清空测试病人。',
        en: 'After the rehearsal the consultant clears the test patients.',
      },
      {
        zh: '第一周每天核对五份病历与纸质记录。',
        en: 'In week one compare five records a day with paper.',
      },
    ],
  },
  reviewedOn: '2026-10-09',
}
