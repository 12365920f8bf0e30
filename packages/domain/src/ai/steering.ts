/** An order to forget what was said before, in four languages. */
const FORGET =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(?:previous|above|earlier|prior|your|all|these|the|any)\b[^.!?\n]{0,30}\b(?:instructions?|rules?|prompts?|orders?|guidelines?|guardrails?)|(?:unusta|eira|ignoreeri|tühista|ära\s+järgi)(?:ge)?\b[^.!?\n]{0,40}(?:juhis|reeg|käsk|käsu|korraldus)|(?:забуд|игнорир|проигнорир|отмени|не\s+следуй|не\s+выполняй)[^.!?\n]{0,50}(?:инструкци|правил|указани|команд)|(?:zignoruj|ignoruj|zapomnij|pomiń|pomin|odrzuć|nie\s+przestrzegaj)[^.!?\n]{0,50}(?:instrukcj|polece|zasad|reguł|wytyczn)/iu
/** An order to be somebody else. */
const BECOME =
  /\b(?:you\s+are\s+now\s+an?\b|from\s+now\s+on\s+you|act\s+as\s+(?:if|though|an?\s+(?:ai|assistant|doctor|model|system))|pretend\s+(?:to\s+be|that\s+you)|role-?play\s+as)|(?:sa|te)\s+ole(?:d|te)\s+nüüd(?:sest)?\s+(?:piiranguteta|vaba|arst|assistent|mudel|süsteem|administraator)|(?:teeskle|mängi\s+rolli)|(?:теперь\s+ты|ты\s+теперь|вы\s+теперь)\s+(?:ассистент|модель|врач|администратор|систем|свобод|без)|(?:притворись|веди\s+себя\s+как)|(?:jesteś\s+teraz|od\s+teraz\s+jesteś)\s+(?:asystent|model|lekarz|administrator|system|woln|bez)|(?:udawaj|zachowuj\s+się\s+jak)/iu
/** An order about what the model is to write. */
const WRITE =
  /\b(?:write|say|reply|respond|answer|output|print|add|put|translate|state)\b[^.!?\n]{0,30}\b(?:in|into|to|as)\s+(?:the\s+|your\s+|this\s+)?(?:summary|translation|json|output)\b|\b(?:answer|reply|respond|translate)\b[^.!?\n]{0,20}\bwith\s+(?:only\s+)?(?:the\s+words?|exactly|a\s+poem|["'«„])|(?:kirjuta|vasta|väljasta|lisa|pane|tõlgi)(?:ge)?\b[^.!?\n]{0,30}(?:kokkuvõtte(?:s|ks|na)|tõlkes|tõlkeks|väljundi|json|sõnadega)|(?:напиши|ответь|отвечай|выведи|добавь|переведи)[^.!?\n]{0,40}(?:в\s+сводк|в\s+резюме|в\s+перевод|в\s+вывод|json|словами)|(?:napisz|odpowiedz|odpowiadaj|wypisz|dodaj|przetłumacz)[^.!?\n]{0,40}(?:w\s+podsumowani|do\s+podsumowani|w\s+streszczeni|w\s+tłumaczeni|json|słowami)/iu
/** What is said of the machine itself. */
const MACHINE =
  /\b(?:system\s+(?:prompt|message|override)|developer\s+mode|jailbreak|prompt\s+injection|do\s+anything\s+now|new\s+instructions?\s*:|language\s+model|end\s+of\s+(?:data|text|message))|(?:süsteemi\s?(?:viip|sõnum|teade|juhis)|arendajarežiim|keelemudel|uus\s+juhis|uued\s+juhised)|(?:системн\S*\s+(?:промпт|сообщени|подсказк|инструкци)|режим\S*\s+разработчика|языков\S+\s+модел|нов\S+\s+инструкци)|(?:(?:prompt|komunikat|wiadomość)\s+systemow|tryb\S*\s+(?:programist|dewelopersk)|model\S*\s+językow|now\S+\s+(?:instrukcj|polecen))/iu
/** Marks by which models tell who speaks, and code. */
const MARKS =
  /<\|[^|\n]{1,30}\|>|\[\/?INST\]|<<\/?SYS>>|(?:^|\n)\s*#{2,}\s*(?:system|instruction|assistant|user)|(?:^|\n)\s*(?:system|assistant|tool)\s*:|<\/?(?:script|img|iframe|svg|system|instructions?)\b|javascript:|\{\{[^}\n]{1,80}\}\}|"(?:sentences|translation|summary|ids|role)"\s*:/iu
/** Letters and digits without an end: nobody writes to a doctor in base64. */
const ENCODED =
  /(?=[A-Za-z0-9+/]{0,400}[a-z][A-Z]|[A-Za-z0-9+/]{0,400}[A-Za-z]\d)(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{28,}={0,2}/

const ORDERS = [FORGET, BECOME, WRITE, MACHINE, MARKS, ENCODED]
const SENTENCE = /[^.!?\n]+[.!?\n]*/gu

/** Whether a text gives orders to a language model. A model reads such a sentence as data, and the product does not rely on it. */
export function triesToSteer(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
  return ORDERS.some((order) => order.test(plain))
}

/**
 * The text without the sentences that give orders to a model. What follows such a sentence on the same line goes with it: it is most
 * often what the model is to say.
 */
export function withoutOrders(text: string): string {
  if (!triesToSteer(text)) return text
  return text
    .split('\n')
    .map((line) => (triesToSteer(line) ? beforeTheOrder(line) : line))
    .join('\n')
}

/** The sentences before the first that gives an order; none where only the whole line does. */
function beforeTheOrder(line: string): string {
  const sentences = [...line.matchAll(SENTENCE)].map(([sentence]) => sentence)
  const at = sentences.findIndex(triesToSteer)
  return at < 0 ? '' : sentences.slice(0, at).join('')
}
