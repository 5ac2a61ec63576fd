/**
 * Vocabulary of nonprofit work. One concept per line: Chinese words, `|`, English words; words on one side
 * are synonyms. A search for any of them also finds the others.
 */
export const nonprofitWords = `
公益 | public good, public benefit, tech for good
慈善 | charity, charitable, philanthropy
公益组织, 非营利组织, 非盈利组织, 社会组织, 民间组织, NGO | nonprofit, non-profit, NGO, charity, civil society
非营利, 非盈利 | nonprofit, not-for-profit
机构, 组织 | organisation, institution
社会团体, 社团 | association, society
社会服务机构, 民办非企业, 民非 | social service agency
基金会 | foundation
事业单位 | public institution
社会企业 | social enterprise
社工, 社会工作者 | social worker
社会工作 | social work
志愿者, 义工, 志工 | volunteer
志愿者团队 | volunteer team
志愿服务 | volunteering, volunteer service
志愿者管理 | volunteer management
志愿时长, 服务时长 | volunteer hours
招募 | recruit, recruitment
捐赠, 捐助, 捐款 | donation, donate, giving
捐赠人, 捐款人, 捐赠者 | donor
捐赠协议 | donation agreement
筹款, 募款, 募捐, 劝募 | fundraising, raise funds
众筹 | crowdfunding
资助 | grant, funding
资助方, 资助人 | funder, grantmaker
拨款 | grant, disbursement
公开募捐 | public fundraising
月捐 | monthly giving, recurring donation
物资 | supplies, goods
受益人, 受助人, 服务对象 | beneficiary
个案, 个案管理 | case, case management
社区 | community
社群 | community
乡村, 农村 | rural, village
乡村振兴 | rural revitalisation
扶贫, 脱贫 | poverty alleviation
贫困 | poverty
教育 | education
学校 | school
学生 | student
老师, 教师 | teacher
课程 | course
儿童, 孩子 | child, children, kids
青少年 | youth, teenager
老人, 老年人, 长者 | elderly, older people, senior
养老 | elderly care
女性, 妇女 | women
残障, 残疾人, 残疾 | disability, disabled
无障碍 | accessibility, accessible, barrier-free
听障, 聋人 | deaf, hearing impaired
视障, 盲人 | blind, visually impaired
罕见病 | rare disease
医疗 | medical, healthcare
健康 | health
心理健康 | mental health
心理咨询 | counselling
医院 | hospital
患者, 病人 | patient
公共卫生 | public health
环保, 环境保护 | environment, environmental protection
环境 | environment
气候变化 | climate change
碳中和 | carbon neutral
碳排放 | carbon emission
碳 | carbon
能源 | energy
垃圾分类 | waste sorting
回收 | recycle, recycling
生物多样性 | biodiversity
动物保护 | animal protection
森林 | forest
水 | water
粮食, 食物 | food
农业 | agriculture, farming
灾害, 救灾 | disaster, disaster relief
应急, 紧急 | emergency
救援 | rescue
文化 | culture, cultural
文化遗产, 非遗 | cultural heritage
博物馆 | museum
图书馆 | library
艺术 | art
体育 | sport
科技, 技术 | technology, tech
技术公益, 科技向善 | tech for good
数字化 | digital, digitalisation
数字化转型 | digital transformation
数字素养 | digital literacy
可持续发展 | sustainable development
可持续 | sustainable, sustainability
性别平等 | gender equality
包容 | inclusion, inclusive
影响力 | impact
评估 | evaluation, assessment
成效 | outcome
透明 | transparent, transparency
问责 | accountability
公信力 | credibility
治理 | governance
理事会 | board
年报, 年度报告 | annual report
审计 | audit
财务 | finance, financial
会计, 记账 | accounting, bookkeeping
预算 | budget
报销 | expense, reimbursement
发票 | invoice, invoicing
工资, 薪资 | payroll, salary
税, 税务 | tax
合同 | contract
协议 | agreement
法律 | law, legal
合规 | compliance
政策 | policy
采购 | procurement, purchasing
政府 | government
政务 | government affairs
企业 | enterprise, business, company
公司 | company
中小企业 | small business
高校, 大学 | university
研究 | research
调研 | research, survey
问卷, 问卷调查 | questionnaire, survey
表单 | form
报名 | sign up, registration
活动 | event, activity
培训 | training
会议 | meeting, conference
讲座 | lecture
直播 | live stream, livestream
宣传 | publicity
传播 | communication, outreach
倡导 | advocacy
品牌 | brand
公众 | public
伙伴, 合作伙伴 | partner
合作 | cooperation, partnership
网络 | network
联盟 | alliance
赋能 | empower
能力建设 | capacity building
创新 | innovation
创业 | startup, entrepreneurship
创投 | venture
项目 | project
项目管理 | project management
项目库 | project library
任务 | task
任务管理 | task management
待办, 待办事项 | to-do, todo
里程碑 | milestone
进度 | progress
计划 | plan, planning
目标 | goal, objective
战略 | strategy
团队 | team
成员 | member
会员 | member, membership
会员管理 | membership management
客户关系管理, 客户管理, CRM | CRM, customer relationship management
人力资源 | human resources, HR
员工 | employee, staff
招聘 | hiring, recruitment
考勤 | attendance
排班 | shift scheduling, roster
申请 | application, apply
申领 | claim
审批 | approval
评审 | review, judging
评委 | judge
投票 | voting, poll
选举 | election
签名 | signature
电子签名, 电子签章 | e-signature, electronic signature, document signing
证书 | certificate
认证 | authentication, certification
授权 | authorisation
额度, 配额 | quota
权益 | benefit
免费 | free
优惠, 折扣 | discount
公示 | public notice
投诉 | complaint
建议 | suggestion
反馈 | feedback
帮助 | help
帮助中心 | help centre
客服 | customer service, customer support
工单 | ticket
常见问题 | FAQ
指南 | guide
教程 | tutorial
手册 | manual, handbook
资源 | resource
服务 | service
工具 | tool
工具箱 | toolbox, toolkit
数字工具 | digital tool
自测 | self-test, self-assessment
测评 | assessment
成熟度 | maturity
报告 | report
案例 | case study
故事 | story
新闻 | news
公告 | announcement
`
