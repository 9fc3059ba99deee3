/** Any game, drawn from its views alone: for those that have no folder here. */
import type { GameModule } from '../games/contract';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import Standing from './Standing.svelte';
import Table from './Table.svelte';
import { course, describe, status } from './sentences';
import type { PlainAction, PlainView } from './view';

const plain: GameModule<PlainView, PlainAction> = { Table, Seat, seatWidth: 96, Standing, Result, Example: null, status, describe, alike: () => null, course, early: () => false, prompts: [], deeds: null, stage: null };
export default plain;
