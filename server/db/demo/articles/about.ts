import type { DemoArticle } from '../demo-types.ts'

export const about: DemoArticle = {
  alias: 'f7b9b5e',
  version: 1,
  effectiveOn: '2026-10-01',
  title: { zh: '关于【门户名称】', en: 'About [name of the portal]' },
  summary: {
    zh: '这个门户为谁而建、怎样运作、由谁负责，以及它不做什么。',
    en: 'Whom this portal is for, how it works, who answers for it, and what it leaves to others.',
  },
  sections: [
    {
      heading: { zh: '名字从哪里来', en: 'Where the name comes from' },
      paragraphs: [
        {
          zh: '榫卯是木匠的办法：两块木头各自削好，合在一起就牢固，不用一颗钉子。我们相信技术和公益也该这样相接：先量好需要，再去找合适的工具。',
          en: 'A tenon is how a joiner holds two pieces of wood together without a nail: each is cut until they fit. Technology should meet a nonprofit the same way, with the need measured first and the tool chosen afterwards.',
        },
      ],
    },
    {
      heading: { zh: '你可以在这里做什么', en: 'What you can do here' },
      paragraphs: [
        {
          zh: '公开页面人人可读，不用登录。要申领工具，用手机号登录、建立团队，再把机构认证一次。',
          en: 'Every public page can be read without signing in. To apply for a tool you sign in by phone, create your team and have your organisation verified once.',
        },
      ],
      points: [
        {
          zh: '比较数字工具的条件、名额、费用和退出办法',
          en: 'Compare digital tools by conditions, stock, cost and the way out',
        },
        {
          zh: '提交申领，随时看到轮到谁、还差什么',
          en: 'Apply for one and see at any time whose turn it is and what is missing',
        },
        {
          zh: '在动态中心读同行的做法，订阅你关心的标签',
          en: 'Read in the content centre how others did it, and subscribe to the labels you care about',
        },
      ],
    },
    {
      heading: { zh: '谁来决定', en: 'Who decides' },
      paragraphs: [
        {
          zh: '每份申领由审核员处理，拒绝时写明理由和下一步，你可以申诉一次。审核员遇到自己任职的机构必须回避。所有决定都留有不可改动的记录。',
          en: 'A reviewer handles each application, gives a reason and a next step with every refusal, and you may appeal once. Nobody reviews an organisation they belong to. Every decision leaves a record that cannot be altered.',
        },
      ],
    },
    {
      heading: { zh: '它不做什么', en: 'What it leaves to others' },
      paragraphs: [
        {
          zh: '门户不募款，不出售名单，也不替任何厂商打广告。工具由各自的提供方维护，介绍是我们用自己的话写的，附有许可证和官网地址，方便你自己核对。',
          en: 'The portal raises no money, sells no lists and advertises for no vendor. Tools are maintained by those who make them; we describe them in our own words and name licence and website so that you can check.',
        },
      ],
    },
    {
      heading: { zh: '运营方', en: 'The operator' },
      paragraphs: [
        {
          zh: '本门户由【运营方全称】运营，联系邮箱【联系邮箱】。门户用开源软件益榫搭建，任何机构都可以部署。',
          en: 'The portal is run by [full name of the operator]; write to [contact address]. It is built on Yisun, which is open source and may be run by any organisation.',
        },
      ],
    },
  ],
}
