/** SCOUT for the page. */
import type { GameModule } from '../contract';
import { deeds } from './deeds';
import Example from './Example.svelte';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import Standing from './Standing.svelte';
import Table from './Table.svelte';
import { prompts } from './guide';
import { alike, course, describe, early, status } from './sentences';
import { stage, type Shown } from './stage';
import type { Action, Event, View } from './wire';

const scout: GameModule<View, Action, Event, Shown> = { Table, Seat, seatWidth: 80, Standing, Result, Example, status, describe, alike, course, early, prompts, deeds, stage };
export default scout;
