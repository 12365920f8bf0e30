export { AnswerList, LIST_ID, optionId } from './answer-list.tsx'
export { default as answersStyles } from './answers.module.css'
export { ManageAnswers } from './manage-answers.tsx'
export { useAnswers } from './use-answers.ts'
