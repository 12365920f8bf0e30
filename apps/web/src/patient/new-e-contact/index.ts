export { UnsentCard } from './components/unsent-card.tsx'
